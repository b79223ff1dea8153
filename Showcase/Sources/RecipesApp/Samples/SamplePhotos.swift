import CalcotContent
import Foundation

/// Small pictures of dishes, as PNG.
enum SamplePhotos {
  static let leeks = picture(
    """
    iVBORw0KGgoAAAANSUhEUgAAAHgAAABQCAMAAADlRUG7AAAAFVBMVEVuTDJ4Vjze2Mz6+PKWvlro4qDE1oKOJV\
    FPAAAB80lEQVR42u3a3ZKDIAwFYCvq+z/ysooVwl9OkpZxKled3nyxng0adpqi9YrWN79/4Ad+4N+D53n+Ljzn\
    6/PwKblrnV+BMFQdNYn+oftaV6ltCnfUy7YPlOMsdtB4MJcNtBmMuFRWwBhLaTmMu4kshivusvq1+bUsbVkKl9\
    zFr2095P/P/kNdFsK5u667ux1yVENFlsGZ673g7nJaQ1Guws0icjf8todMa6CyuH0SN7qnIVdZDbksgckPTe5p\
    uQaT9pm6+T0t1kAvWQATt5mrqAYia+Gtk6uoBi2cuIxcXTUkshru5+pdgw4uuu1cvWuoyTjMzNVZgxnMzlXet2\
    E4vWB2rkINlUvmPFfHMJCrswbasfm7UwwjuQo1mMHsXIUarGAgV0cNRjCSq6MGGxjLFdmXVTCUq70GK3gDe6Yd\
    DPZMQ1jRM+UwlivSM1Uw3jMZMGOTWPGeydgkOLsT3DOdHH6peqbZEwjYM50pDGRbBU+5zM225eMt1DOV8CR9zr\
    R9hXHsnql/d8pk9P3FyV9Ts/fUbrZtxotkIoDlqjcR6Axf6MinmSs6AzGc+jRzhU190DlXNVemc67yZK+QK/PJ\
    XnWWWXy+spxljpvejptXj5vQDzyTGHcKM/Dcyf6kDf3Tap0t3uM09S7nx0NPzJ//irgX/Ac4QkXxThl4wwAAAA\
    BJRU5ErkJggg==
    """)

  static let salad = picture(
    """
    iVBORw0KGgoAAAANSUhEUgAAAHgAAABQCAMAAADlRUG7AAAAElBMVEU8VmRGYG7e2Mz6+PJagjzOPCynXLVNAA\
    ABXklEQVR42u3ayxKDIAwFUKvx/3+5dUZHSIiSgF6pZBc3RyvySDoMQXyCuPN6hzvc4ffB4zjeC48yroc3adpj\
    u2SETXfHTaZf9F51ldtV4RN1t+sPqCknsgdaHpzLrnQ12OJyuQC2sZz2w3Y3kt2w4hLRvMax7IVT7qIF8JLpsh\
    OW7kbF8C9TZB8s3IiaWZaUVfjwJlQ3CQvZPX0yN7CIKJlJ2QOzHzqwiEjJqkyf0s0I/sgO2OUKuRQm8sguOHIP\
    3qrMIrkUVsdxIiuDmat8uelMk9uBZyNMBbB4YCc8qftt9XjCZ2gLTHzGzl+dOmz5jqvClpmrGkz26HBj7xg6qv\
    9oAslYJArhp61OT1uPX7j1ge0ycftq2EkCd3aCnRZx5+NrKwInxZeiGsgzqz7PrHPhKnu4WiaueourV+Mq9MCe\
    BK4LA+w71e+0WT+to95iG93UVvrH0I55/1dEW/AXr+RC0mIxgw8AAAAASUVORK5CYII=
    """)

  static let cream = picture(
    """
    iVBORw0KGgoAAAANSUhEUgAAAHgAAABQCAMAAADlRUG7AAAAElBMVEVWPEpgRlTe2Mz6+PLwzG6qYB4pnty1AA\
    ABpElEQVR42u3aSXaDMAwAUIrl+1+5bRImDUYT+PFiLbX5OBgspEzTLn52cWd+wAMe8PfB8zzfC880rocXqWyx\
    pIyw6eqwifSL7qusYjsVPlE3O39DFU2oN5oO1rIfOg22uFgOwDYW037Y7h5kNyy48Bf1PwDashfmXHhHrR8ZGH\
    yVnTB1YY26l4m9yD6YuCuzuVuGlUW4eRHUZWBZdr8+kXtUGLhWKntg9ENXBVxTXp+c27rHrxResgNuuxKM5ShM\
    FaAZIrvgg7swQBgmdZDDMBBETMVg7FpCkp8DA7hlMxxZsLhkTV0dWvBxybbTacADHvCVMDkQoIqpRFg6A4FN5c\
    HSqS+k0mGmAmFTClhxSDQKLCmlOCR0pxNfy4qp4ofRkt1wtAKxweUeGHLhiZc1myu1vLU8TkGYlTUFfe4nTFEX\
    9PFvJyybC8zi/0y1yzntRdQRMLonHYGT5kux0LgHktj1MbnzRX2uJhvsczU7ew013tlr9jIlNKWX2a97269f3a\
    9D33Em0W8K03HulD9psz5ardniM6apT5kfd52Yj39FPAv+BWbZQJ/d+26zAAAAAElFTkSuQmCC
    """)

  static let paella = picture(
    """
    iVBORw0KGgoAAAANSUhEUgAAAHgAAABQCAMAAADlRUG7AAAAElBMVEUyRjQ8UD7e2Mz6+PLsvka+PChdKmv8AA\
    ABnklEQVR42u3ay7KDIBAEUC/q//9yFlejDq/pnk4oK7Ky3BybIMKQaTq1v1P75v0HfuAH/j04pfRdOOXt8/Au\
    zUfbb4Ew9HTWNPqHfte6am0p3FEPWz+gZk9zDzQf7GU3WgYjrpUDMMZamodx9yLTcMVd3m1tyyxccg/zfVWXST\
    h3M3O/rMgcnLllc7ssylW4+RDWrZql0P/zJ/VOG7dlbpe5zMCmoztmHpqePq9u11wLMgXneT2RVyNHYZeZ9TYF\
    W9cd+SorYCoyDF/dVRKZgBdJZBgGTBsZhstDKxjZs642gSORsa/TGcZMEzkCL3hkEYxHViaGeBUMR5YmRngZjE\
    bWJgZ4HQxGFif280JYPmU6PhLBKTP6deLmDxiORdauQJiXKQrTLxMBD1tlTnzkIExH1m5hZmZkkfBE7FJXxW6x\
    tD8Gd6lJVhHwLwC6FYFO8cVZ8sm7eR/RqqqPt5v7VR+qztUv+QTrXO3KXqXmIqnsjatljqvejqtXj6vQDzyTGH\
    cKM/DcSX/Shr5arbPFe5ym3uX8eOiJ+fOviHvBLy7oP4Xtd89VAAAAAElFTkSuQmCC
    """)

  private static func picture(_ base64: String) -> ImageSource {
    .data(ImageData(Data(base64Encoded: base64) ?? Data()))
  }
}
