extension HostWords {
  /// The Spanish words.
  public static let spanish = HostWords(
    language: "es", buttons: .spanish, labels: .spanish, fields: .spanish, panels: .spanish,
    problems: .spanish, keys: .spanish, plain: .spanish, page: .spanish)
}

extension HostWords.Buttons {
  fileprivate static var spanish: Self {
    Self(
      back: "Atrás",
      more: "Más",
      close: "Cerrar",
      closeMessage: "Cerrar mensaje",
      done: "Listo",
      cancel: "Cancelar",
      open: "Abrir",
      copy: "Copiar",
      save: "Guardar",
      nextPage: "Página siguiente",
      previousPage: "Página anterior",
      earlierRows: "Anteriores: %1",
      furtherRows: "%1 más")
  }
}

extension HostWords.Labels {
  fileprivate static var spanish: Self {
    Self(
      tabs: "Pestañas",
      pages: "Páginas",
      pageOfCount: "Página %1 de %2",
      rowOfCount: "%1 de %2",
      error: "Error: %1",
      picture: "%1, imagen",
      loadingPicture: "%1, cargando la imagen",
      missingPicture: "%1, no se puede mostrar la imagen",
      up: "Sube: %1",
      down: "Baja: %1",
      level: "Sin cambios: %1",
      highest: "Máximo: %1",
      lowest: "Mínimo: %1",
      ascending: "%1, orden ascendente",
      descending: "%1, orden descendente")
  }
}

extension HostWords.Fields {
  fileprivate static var spanish: Self {
    Self(
      on: "Activado",
      off: "Desactivado",
      noneChosen: "Sin selección",
      less: "%1: menos",
      more: "%1: más",
      change: "Cambiar",
      missing: "Falta un valor.",
      noNumber: "Escribe un número.",
      ambiguousNumber: "Escribe el número con punto, sin coma.",
      noDecimals: "Escribe un número entero.",
      tooManyDecimals: "Decimales: %1 como máximo.",
      below: "Como mínimo, %1.",
      above: "Como máximo, %1.",
      early: "No antes de %1.",
      late: "No después de %1.",
      noDay: "Escribe una fecha como 2026-01-31.",
      noTime: "Escribe una hora como 18:30.",
      noDayAndTime: "Escribe la fecha y la hora como 2026-01-31 18:30.",
      noChoice: "Elige una de estas opciones.")
  }
}

extension HostWords.Panels {
  fileprivate static var spanish: Self {
    Self(
      pickImage: "Elegir una foto",
      pickDocument: "Elegir un documento",
      pickDocuments: "Elegir documentos",
      openAddress: "Abrir esta dirección",
      copyText: "Copiar texto",
      saveAs: "Guardar como",
      share: "Compartir",
      working: "Un momento…",
      loading: "Cargando",
      file: "Archivo",
      files: "Archivos",
      text: "Texto",
      mostFiles: "Hasta %1 archivos.",
      mostBytes: "Hasta %1 cada uno.",
      kinds: "Formatos: %1",
      picked: "Elegidos: %1",
      dropPicked: "Pulsa Esc otra vez para descartar lo elegido, o Enter para aceptarlo.",
      furtherNames: "%1 más",
      nothingBegins: "No hay nada que elegir que empiece así.",
      saveAsFile: "Guardar como archivo",
      mail: "Enviar por correo",
      square: "Cuadrado",
      upload: "Subir",
      pickAgain: "Elegir otro",
      copied: "Copiado.")
  }
}

extension HostWords.Problems {
  fileprivate static var spanish: Self {
    Self(
      nonePicked: "No se ha elegido ningún archivo.",
      tooMany: "Se han elegido %1 archivos y el máximo es %2.",
      tooLarge: "%1 es demasiado grande: el máximo es %2.",
      wrongKind: "%1 no tiene ninguno de los formatos permitidos: %2.",
      notAFile: "%1 no es un archivo normal.",
      isFolder: "%1 es una carpeta.",
      noSuchFile: "El archivo %1 no existe.",
      noSuchFolder: "La carpeta %1 no existe.",
      unreadable: "No se puede leer %1: %2.",
      unwritable: "No se puede guardar %1: %2.",
      isThere: "%1 ya existe. Enter lo reemplaza.",
      tooLongToCopy: "El texto tiene %1 bytes y solo se pueden copiar %2.",
      uploadTooLarge: "Es demasiado grande: se puede enviar un máximo de %1 a la vez.",
      foreignPicture:
        "Este navegador no puede abrir la imagen. Elige un JPEG o PNG, o una captura de pantalla.",
      uploadUnreadable: "No se ha podido leer lo que se ha enviado. Inténtalo de nuevo.")
  }
}

extension HostWords.Keys {
  fileprivate static var spanish: Self {
    Self(
      leave: "Salir",
      show: "Mostrar",
      choose: "Elegir",
      use: "Usar",
      next: "Siguiente",
      previous: "Parte anterior",
      help: "Teclas",
      palette: "Buscar una acción",
      search: "Buscar",
      nextHit: "Siguiente resultado",
      jump: "A una fila por su primera letra",
      jumpLetter: "Una letra lleva a la siguiente fila que empieza por ella.",
      actions: "En esta pantalla", moving: "Moverse", everywhere: "En todas partes",
      refresh: "Actualizar",
      up: "Arriba",
      down: "Abajo",
      left: "Izquierda",
      right: "Derecha",
      pageUp: "Página arriba",
      pageDown: "Página abajo",
      halfPageUp: "Media página arriba",
      halfPageDown: "Media página abajo",
      first: "Al principio",
      last: "Al final",
      nextTab: "Pestaña siguiente",
      previousTab: "Pestaña anterior",
      repaint: "Redibujar",
      suspend: "A la consola",
      scroll: "Desplazar",
      quit: "Terminar",
      switchTab: "Cambiar",
      page: "Página",
      otherSide: "Otro lado",
      take: "Aceptar",
      finish: "Finalizar",
      replace: "Reemplazar",
      complete: "Completar",
      quitUnsaved: "No está todo guardado. Pulsa otra vez para salir.",
      lastPage: "Esta es la última página.",
      firstPage: "Esta es la primera página.",
      lastTab: "Esta es la última pestaña.",
      firstTab: "Esta es la primera pestaña.",
      noTab: "No hay ninguna pestaña %1.",
      pressAgain: "%1 otra vez: %2")
  }
}

extension HostWords.Plain {
  fileprivate static var spanish: Self {
    Self(
      help: "Escribe una línea: %1.",
      useOne: "1 usa «%1»",
      useMany: "de 1 a %1 se usa lo que tiene ese número",
      fill: "«%1 un texto» rellena %2",
      lineBreak: "con \\n empieza otra línea de %1",
      step: "«%1+» y «%1-» cambian %2",
      back: "b vuelve atrás",
      quit: "q sale",
      print: "una línea vacía muestra la pantalla",
      meaningless: "«%1» no significa nada aquí.",
      noSuchNumber: "No hay ningún %1.",
      takesNoText: "«%1» no admite texto: escribe solo %2.",
      noSteps: "«%1» no tiene pasos.",
      lastStep: "«%1» no va más allá.",
      mustBeAnswered: "«%1» necesita respuesta.",
      noWayBack: "Desde aquí no se puede volver.",
      refused: "No se ha hecho: %1.")
  }
}

extension HostWords.Page {
  fileprivate static var spanish: Self {
    Self(
      connectionLost: "Se ha perdido la conexión. Reintentando…",
      superseded: "Esta página sigue en otra pestaña.",
      refused: "Esta página ya no está disponible. Recárgala para seguir.",
      dropped: "Tu última acción no ha llegado. Repítela, por favor.",
      cut: "El texto es demasiado largo. Aquí solo están sus primeros %1 caracteres.",
      skip: "Ir al contenido",
      notFound: "No hay nada en esta dirección.",
      tooBusy: "Hay demasiada gente en este momento. Inténtalo de nuevo en un rato.",
      staleForm: "Este formulario ha caducado y no se ha hecho nada. Recarga la página.",
      toStart: "Ir al inicio",
      backToPage: "Volver a la página")
  }
}
