import Foundation

@testable import CalcotTerminal

/// A picture of 9 by 6 pixels in the forms of PNG, written by another program, with the pixels that it
/// reads from each.
enum PNGSamples {
  struct Sample: Sendable, CustomStringConvertible {
    let description: String
    let file: Data
    let pixels: [UInt8]

    init(_ name: String, _ file: String, _ pixels: String) {
      description = name
      self.file = Data(base64Encoded: file)!
      self.pixels = Array(Data(base64Encoded: pixels)!)
    }
  }

  static let size = PixelSize(width: 9, height: 6)

  static let all = [
    Sample(
      "rgba8",
      """
      iVBORw0KGgoAAAANSUhEUgAAAAkAAAAGCAYAAAARx7TFAAAAWUlEQVQI12XOsQ3DMAxE0WdAgDtVccfOG2gccz7u\
      mYYRgqT4xT8cyDt4PUEFmvz1YSlOTXL++bB0MJNZTM32T6mDS5Nc24elX8wuRBK1F4nvTbMvRHFrkrve5DISvzuS\
      sx8AAAAASUVORK5CYII=
      """,
      """
      AAAUWhwAFP84ABT/VAAU/3AAFFqMABT/qAAU/8QAFP/gABRaADIU/xwyG/84MiL/VDIpWnAyMP+MMjf/qDI+/8Qy\
      RVrgMkz/AGQU/xxkIv84ZDBaVGQ+/3BkTP+MZFr/qGRoWsRkdv/gZIT/AJYU/xyWKVo4lj7/VJZT/3CWaP+Mln1a\
      qJaS/8SWp//glrz/AMgUWhzIMP84yEz/VMho/3DIhFqMyKD/qMi8/8TI2P/gyPRaAPoU/xz6N/84+lr/VPp9WnD6\
      oP+M+sP/qPrm/8T6CVrg+iz/
      """),
    Sample(
      "rgba16",
      """
      iVBORw0KGgoAAAANSUhEUgAAAAkAAAAGEAYAAABBV2iGAAAAcUlEQVQY04WQMQqAMBAERxDsrjLddflBnmPed/+0\
      WEM4g1gt7CwTchvAeV6XO0CEEnL2/sd3aA0iAI5DcGbvyn/+iPLATAMzCcxG/81fojwoRf1M8VJW/ojyF8bLY+gu\
      7i6+3unjRlOUBbWqnylea8QNDnQlaNVxKBgAAAAASUVORK5CYII=
      """,
      """
      AAAUWhwAFP84ABT/VAAU/3AAFFqMABT/qAAU/8QAFP/gABRaADIU/xwyG/84MiL/VDIpWnAyMP+MMjf/qDI+/8Qy\
      RVrgMkz/AGQU/xxkIv84ZDBaVGQ+/3BkTP+MZFr/qGRoWsRkdv/gZIT/AJYU/xyWKVo4lj7/VJZT/3CWaP+Mln1a\
      qJaS/8SWp//glrz/AMgUWhzIMP84yEz/VMho/3DIhFqMyKD/qMi8/8TI2P/gyPRaAPoU/xz6N/84+lr/VPp9WnD6\
      oP+M+sP/qPrm/8T6CVrg+iz/
      """),
    Sample(
      "rgb8",
      """
      iVBORw0KGgoAAAANSUhEUgAAAAkAAAAGCAIAAACepSOSAAAAK0lEQVQI12NkYBCRYWDAilgYjBgYGNixIrgcHyZC\
      lhNFQ2hyKDZiyinDEQB1KgTAttCV7AAAAABJRU5ErkJggg==
      """,
      """
      AAAU/xwAFP84ABT/VAAU/3AAFP+MABT/qAAU/8QAFP/gABT/ADIU/xwyG/84MiL/VDIp/3AyMP+MMjf/qDI+/8Qy\
      Rf/gMkz/AGQU/xxkIv84ZDD/VGQ+/3BkTP+MZFr/qGRo/8Rkdv/gZIT/AJYU/xyWKf84lj7/VJZT/3CWaP+Mln3/\
      qJaS/8SWp//glrz/AMgU/xzIMP84yEz/VMho/3DIhP+MyKD/qMi8/8TI2P/gyPT/APoU/xz6N/84+lr/VPp9/3D6\
      oP+M+sP/qPrm/8T6Cf/g+iz/
      """),
    Sample(
      "rgb8 interlaced",
      """
      iVBORw0KGgoAAAANSUhEUgAAAAkAAAAGCAIAAAHpohMEAAAAWklEQVQI123JsQ2AMAwAwbcUiS6V6dzRUVJ5oAyQ\
      IRiGUTxGhmAACkspAOma1wvoADoKoT3OETeOXmghHLrQ1LFJDHVIhVbBUsaeTzjUWH4VGlBh/ZrPYHt5ADsBEXIe\
      rNKkAAAAAElFTkSuQmCC
      """,
      """
      AAAU/xwAFP84ABT/VAAU/3AAFP+MABT/qAAU/8QAFP/gABT/ADIU/xwyG/84MiL/VDIp/3AyMP+MMjf/qDI+/8Qy\
      Rf/gMkz/AGQU/xxkIv84ZDD/VGQ+/3BkTP+MZFr/qGRo/8Rkdv/gZIT/AJYU/xyWKf84lj7/VJZT/3CWaP+Mln3/\
      qJaS/8SWp//glrz/AMgU/xzIMP84yEz/VMho/3DIhP+MyKD/qMi8/8TI2P/gyPT/APoU/xz6N/84+lr/VPp9/3D6\
      oP+M+sP/qPrm/8T6Cf/g+iz/
      """),
    Sample(
      "rgba8 interlaced",
      """
      iVBORw0KGgoAAAANSUhEUgAAAAkAAAAGCAYAAAFmwIRTAAAAc0lEQVQI113KsQnEMAxA0S8wpEuldOrSXZlKs9it\
      B/BShoySMTLHNUpxTuCCeIgvJKD5BGhoFg7Njd/gaOxoJA4HGkLVcKw41u8thoYDt0SdAXuMw+f5ETYNY2IoxtTf\
      nagAc4GlD8Dy18JXw1gZirH2d1/zsiDQQC7cSAAAAABJRU5ErkJggg==
      """,
      """
      AAAUWhwAFP84ABT/VAAU/3AAFFqMABT/qAAU/8QAFP/gABRaADIU/xwyG/84MiL/VDIpWnAyMP+MMjf/qDI+/8Qy\
      RVrgMkz/AGQU/xxkIv84ZDBaVGQ+/3BkTP+MZFr/qGRoWsRkdv/gZIT/AJYU/xyWKVo4lj7/VJZT/3CWaP+Mln1a\
      qJaS/8SWp//glrz/AMgUWhzIMP84yEz/VMho/3DIhFqMyKD/qMi8/8TI2P/gyPRaAPoU/xz6N/84+lr/VPp9WnD6\
      oP+M+sP/qPrm/8T6CVrg+iz/
      """),
    Sample(
      "grey8",
      """
      iVBORw0KGgoAAAANSUhEUgAAAAkAAAAGCAAAAAA0rOsZAAAAK0lEQVQI1y3BsQ0AMAwCMEVCQO4o/5/XuUOxZ1gI\
      RZEijgqxfsSFeL3e6wc+VQMS+rAXAQAAAABJRU5ErkJggg==
      """,
      """
      AQEB/wcHB/8NDQ3/ExMT/xkZGf8fHx//JSUl/ysrK/8xMTH/JSUl/ysrK/8yMjL/ODg4/z8/P/9FRUX/S0tL/1JS\
      Uv9YWFj/SEhI/09PT/9WVlb/XV1d/2RkZP9ra2v/cnJy/3l5ef+AgID/bGxs/3R0dP97e3v/g4OD/4qKiv+SkpL/\
      mZmZ/6Ghof+oqKj/kJCQ/5iYmP+goKD/qKio/7CwsP+4uLj/wMDA/8jIyP/Q0ND/tLS0/7y8vP/FxcX/zc3N/9bW\
      1v/e3t7/5+fn/93d3f/l5eX/
      """),
    Sample(
      "grey8 alpha",
      """
      iVBORw0KGgoAAAANSUhEUgAAAAkAAAAGCAQAAAC7znxOAAAAVElEQVQI1z3FIRKAMAwEwOtMJ3cVKBQKQatQfKd5\
      X37A27DBdc2iTOaWex7zzJF3PrOMNBDmDIOBblEvEHQG17VDzhC4rt0VgqB1eVNokLcQGj5X/ONvF622AZNgAAAA\
      AElFTkSuQmCC
      """,
      """
      AQEBWgcHB/8NDQ3/ExMT/xkZGVofHx//JSUl/ysrK/8xMTFaJSUl/ysrK/8yMjL/ODg4Wj8/P/9FRUX/S0tL/1JS\
      UlpYWFj/SEhI/09PT/9WVlZaXV1d/2RkZP9ra2v/cnJyWnl5ef+AgID/bGxs/3R0dFp7e3v/g4OD/4qKiv+SkpJa\
      mZmZ/6Ghof+oqKj/kJCQWpiYmP+goKD/qKio/7CwsFq4uLj/wMDA/8jIyP/Q0NBatLS0/7y8vP/FxcX/zc3NWtbW\
      1v/e3t7/5+fn/93d3Vrl5eX/
      """),
    Sample(
      "grey4",
      """
      iVBORw0KGgoAAAANSUhEUgAAAAkAAAAGBAAAAADxXAYYAAAALUlEQVQI12NgYGBQUmBgMnFxDWBwCU1La2BIy+jo\
      WsDQsWrV7gMMq1efuXsBAJjVDN096rBAAAAAAElFTkSuQmCC
      """,
      """
      AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/IiIi/yIiIv8iIiL/AAAA/yIiIv8zMzP/RERE/0RERP9ERET/RERE/1VV\
      Vf9VVVX/RERE/0RERP9VVVX/VVVV/2ZmZv9mZmb/ZmZm/2ZmZv+IiIj/ZmZm/2ZmZv9mZmb/iIiI/4iIiP+IiIj/\
      iIiI/6qqqv+qqqr/iIiI/4iIiP+qqqr/qqqq/6qqqv+qqqr/u7u7/7u7u//MzMz/qqqq/7u7u/+qqqr/u7u7/8zM\
      zP/MzMz/3d3d/93d3f/d3d3/
      """),
    Sample(
      "bilevel",
      """
      iVBORw0KGgoAAAANSUhEUgAAAAkAAAAGAQAAAAA5vIloAAAAE0lEQVQI12NggIAGBvkGhv8gBAATAwQehU6gfQAA\
      AABJRU5ErkJggg==
      """,
      """
      AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAA\
      AP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP8AAAD/AAAA/wAAAP//////AAAA/wAAAP8AAAD/////////////////\
      ////////////////////////////////////////////////////////////////////////////////////////\
      ////////////////////////
      """),
    Sample(
      "palette4",
      """
      iVBORw0KGgoAAAANSUhEUgAAAAkAAAAGBAMAAADj6an2AAAAKlBMVEUcGRdiGSCaGSfSABS4UFvgZIQclik4ZDBb\
      u2i0wsAO4SM44VNw4ZK62DtRu2JrAAAAK0lEQVQI12NgEBRSNmBgYBRyCmBISC9xCWBIy+iInMCwas/JmUBy98m5\
      FwCQKgwdnkIzQgAAAABJRU5ErkJggg==
      """,
      """
      HBkX/xwZF/9iGSD/Yhkg/2IZIP+aGSf/mhkn/9IAFP/SABT/HBkX/xwZF/8cGRf/Yhkg/2IZIP+aGSf/uFBb/5oZ\
      J//gZIT/HJYp/xwZF/8clin/OGQw/zhkMP+4UFv/uFBb/7hQW//gZIT/HJYp/xyWKf8clin/W7to/1u7aP9bu2j/\
      4GSE/7TCwP+0wsD/DuEj/w7hI/844VP/cOGS/3Dhkv+0wsD/tMLA/7TCwP+0wsD/DuEj/w7hI/844VP/OOFT/3Dh\
      kv+0wsD/tMLA/7rYO/+62Dv/
      """),
    Sample(
      "palette8 transparent",
      """
      iVBORw0KGgoAAAANSUhEUgAAAAkAAAAGCAMAAAAmGUT3AAAANlBMVEVUTjkhHhhiGSKaGSe9PkwOZBtiZEXgZITS\
      lrEclildpmGayK4S6Sk44VNw+qC2r7Wa+tTg+izALHvnAAAAM0lEQVQI1w3GxwEAIAgAsUMUC9b9l5W8AiIJVSUi\
      pEimFMyM2uj04ZEGc23cT2Qu/F7eBxe3ATMb+iI1AAAAAElFTkSuQmCC
      """,
      """
      VE45/yEeGP8hHhj/Yhki/1ROOf+aGSf/mhkn/5oZJ/9UTjn/IR4Y/yEeGP8hHhj/VE45/2IZIv+aGSf/mhkn/1RO\
      Of+9Pkz/DmQb/w5kG/9UTjn/YmRF/2JkRf9iZEX/VE45/+BkhP/SlrH/HJYp/1ROOf8clin/XaZh/5rIrv9UTjn/\
      4GSE/9KWsf/SlrH/VE45/xLpKf844VP/cPqg/1ROOf+ayK7/msiu/7avtf9UTjn/Eukp/xLpKf844VP/VE45/5rI\
      rv+a+tT/mvrU/1ROOf/g+iz/
      """),
    Sample(
      "palette2 interlaced",
      """
      iVBORw0KGgoAAAANSUhEUgAAAAkAAAAGAgMAAAEbrmzAAAAADFBMVEU4MiKyLTsvxEGvxJthT7wTAAAAKElEQVQI\
      12MQYGBg2MMgwLCBQfUAAyMDK8N6BoZQB4aO/QcYVv87AABWWwgsJlGe9QAAAABJRU5ErkJggg==
      """,
      """
      ODIi/zgyIv84MiL/ODIi/zgyIv84MiL/si07/7ItO/+yLTv/ODIi/zgyIv84MiL/ODIi/7ItO/+yLTv/si07/7It\
      O/+yLTv/ODIi/zgyIv8vxEH/ODIi/7ItO/+yLTv/si07/7ItO/+vxJv/L8RB/zgyIv8vxEH/ODIi/y/EQf+vxJv/\
      r8Sb/6/Em/+vxJv/L8RB/y/EQf8vxEH/L8RB/6/Em/+vxJv/r8Sb/6/Em/+vxJv/L8RB/y/EQf8vxEH/r8Sb/6/E\
      m/+vxJv/r8Sb/y/EQf+vxJv/
      """),
  ]
}
