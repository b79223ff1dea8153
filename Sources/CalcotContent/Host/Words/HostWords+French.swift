extension HostWords {
  /// The French words.
  public static let french = HostWords(
    language: "fr", buttons: .french, labels: .french, fields: .french, panels: .french,
    problems: .french, keys: .french, plain: .french, page: .french)
}

extension HostWords.Buttons {
  fileprivate static var french: Self {
    Self(
      back: "Retour",
      more: "Plus",
      close: "Fermer",
      closeMessage: "Fermer le message",
      done: "Terminé",
      cancel: "Annuler",
      open: "Ouvrir",
      copy: "Copier",
      save: "Enregistrer",
      nextPage: "Page suivante",
      previousPage: "Page précédente",
      earlierRows: "Précédents\u{A0}: %1",
      furtherRows: "%1 de plus")
  }
}

extension HostWords.Labels {
  fileprivate static var french: Self {
    Self(
      tabs: "Onglets",
      pages: "Pages",
      pageOfCount: "Page %1 sur %2",
      rowOfCount: "%1 sur %2",
      error: "Erreur\u{A0}: %1",
      picture: "%1, image",
      loadingPicture: "%1, image en cours de chargement",
      missingPicture: "%1, image impossible à afficher",
      up: "En hausse\u{A0}: %1",
      down: "En baisse\u{A0}: %1",
      level: "Inchangé\u{A0}: %1",
      highest: "Maximum\u{A0}: %1",
      lowest: "Minimum\u{A0}: %1",
      ascending: "%1, tri croissant",
      descending: "%1, tri décroissant")
  }
}

extension HostWords.Fields {
  fileprivate static var french: Self {
    Self(
      on: "Activé",
      off: "Désactivé",
      noneChosen: "Aucun choix",
      less: "%1\u{A0}: moins",
      more: "%1\u{A0}: plus",
      change: "Modifier",
      missing: "Il manque une valeur.",
      noNumber: "Saisissez un nombre.",
      ambiguousNumber: "Saisissez le nombre avec un point, sans virgule.",
      noDecimals: "Saisissez un nombre entier.",
      tooManyDecimals: "Décimales\u{A0}: %1 au maximum.",
      below: "Au moins %1.",
      above: "Au plus %1.",
      early: "Pas avant %1.",
      late: "Pas après %1.",
      noDay: "Saisissez une date comme 2026-01-31.",
      noTime: "Saisissez une heure comme 18:30.",
      noDayAndTime: "Saisissez la date et l’heure comme 2026-01-31 18:30.",
      noChoice: "Choisissez une de ces options.")
  }
}

extension HostWords.Panels {
  fileprivate static var french: Self {
    Self(
      pickImage: "Choisir une photo",
      pickDocument: "Choisir un document",
      pickDocuments: "Choisir des documents",
      openAddress: "Ouvrir cette adresse",
      copyText: "Copier le texte",
      saveAs: "Enregistrer sous",
      share: "Partager",
      working: "Un instant…",
      loading: "Chargement",
      file: "Fichier",
      files: "Fichiers",
      text: "Texte",
      mostFiles: "Jusqu’à %1 fichiers.",
      mostBytes: "Jusqu’à %1 chacun.",
      kinds: "Formats\u{A0}: %1",
      picked: "Choisis\u{A0}: %1",
      dropPicked:
        "Appuyez encore sur Esc pour abandonner la sélection, ou sur Enter pour la valider.",
      furtherNames: "%1 de plus",
      nothingBegins: "Rien de ce qui convient ne commence ainsi.",
      saveAsFile: "Enregistrer comme fichier",
      mail: "Envoyer par e-mail",
      square: "Carré",
      upload: "Envoyer",
      pickAgain: "Choisir un autre fichier",
      copied: "Copié.")
  }
}

extension HostWords.Problems {
  fileprivate static var french: Self {
    Self(
      nonePicked: "Aucun fichier n’a été choisi.",
      tooMany: "%1 fichiers ont été choisis, le maximum est de %2.",
      tooLarge: "%1 est trop volumineux\u{A0}: la limite est de %2.",
      wrongKind: "%1 n’est dans aucun des formats acceptés\u{A0}: %2.",
      notAFile: "%1 n’est pas un fichier ordinaire.",
      isFolder: "%1 est un dossier.",
      noSuchFile: "Le fichier %1 n’existe pas.",
      noSuchFolder: "Le dossier %1 n’existe pas.",
      unreadable: "Impossible de lire %1\u{A0}: %2.",
      unwritable: "Impossible d’enregistrer %1\u{A0}: %2.",
      isThere: "%1 existe déjà. Enter le remplace.",
      tooLongToCopy: "Le texte fait %1 octets, et %2 au plus peuvent être copiés.",
      uploadTooLarge: "C’est trop volumineux\u{A0}: la limite est de %1 par envoi.",
      foreignPicture:
        "Ce navigateur ne peut pas ouvrir cette image. Choisissez un JPEG ou un PNG, ou une capture d’écran.",
      uploadUnreadable: "L’envoi n’a pas pu être lu. Réessayez.")
  }
}

extension HostWords.Keys {
  fileprivate static var french: Self {
    Self(
      leave: "Sortir",
      show: "Afficher",
      choose: "Choisir",
      use: "Utiliser",
      next: "Suivant",
      previous: "Zone précédente",
      help: "Touches",
      palette: "Chercher une action",
      search: "Rechercher",
      nextHit: "Résultat suivant",
      jump: "À une ligne par sa première lettre",
      jumpLetter: "Une lettre mène à la ligne suivante qui commence par elle.",
      actions: "Sur cet écran", moving: "Se déplacer", everywhere: "Partout",
      refresh: "Actualiser",
      up: "Haut",
      down: "Bas",
      left: "Gauche",
      right: "Droite",
      pageUp: "Page vers le haut",
      pageDown: "Page vers le bas",
      halfPageUp: "Demi-page vers le haut",
      halfPageDown: "Demi-page vers le bas",
      first: "Au début",
      last: "À la fin",
      nextTab: "Onglet suivant",
      previousTab: "Onglet précédent",
      repaint: "Redessiner",
      suspend: "Vers le shell",
      scroll: "Défiler",
      quit: "Quitter",
      switchTab: "Changer",
      page: "Page",
      otherSide: "Autre côté",
      take: "Prendre",
      finish: "Terminer",
      replace: "Remplacer",
      complete: "Compléter",
      quitUnsaved: "Tout n’est pas enregistré. Appuyez encore pour quitter.",
      lastPage: "C’est la dernière page.",
      firstPage: "C’est la première page.",
      lastTab: "C’est le dernier onglet.",
      firstTab: "C’est le premier onglet.",
      noTab: "Il n’y a pas d’onglet %1.",
      pressAgain: "Encore %1\u{A0}: %2")
  }
}

extension HostWords.Plain {
  fileprivate static var french: Self {
    Self(
      help: "Saisissez une ligne\u{A0}: %1.",
      useOne: "1 utilise «\u{A0}%1\u{A0}»",
      useMany: "1 à %1 utilise ce qui porte ce numéro",
      fill: "«\u{A0}%1 du texte\u{A0}» remplit %2",
      lineBreak: "\\n y commence une nouvelle ligne de %1",
      step: "«\u{A0}%1+\u{A0}» et «\u{A0}%1-\u{A0}» modifient %2",
      back: "b revient en arrière",
      quit: "q quitte",
      print: "une ligne vide affiche l’écran",
      meaningless: "«\u{A0}%1\u{A0}» ne veut rien dire ici.",
      noSuchNumber: "Il n’y a pas de numéro %1.",
      takesNoText: "«\u{A0}%1\u{A0}» n’accepte pas de texte\u{A0}: saisissez seulement %2.",
      noSteps: "«\u{A0}%1\u{A0}» ne se règle pas par pas.",
      lastStep: "«\u{A0}%1\u{A0}» ne va pas plus loin.",
      mustBeAnswered: "«\u{A0}%1\u{A0}» attend une réponse.",
      noWayBack: "Impossible de revenir en arrière d’ici.",
      refused: "Action non effectuée\u{A0}: %1.")
  }
}

extension HostWords.Page {
  fileprivate static var french: Self {
    Self(
      connectionLost: "Connexion perdue. Nouvel essai…",
      superseded: "Cette page continue dans un autre onglet.",
      refused: "Cette page n’est plus disponible. Rechargez-la pour continuer.",
      dropped: "Votre dernière action n’est pas arrivée. Recommencez, s’il vous plaît.",
      cut: "Le texte est trop long. Seuls ses %1 premiers caractères sont ici.",
      skip: "Aller au contenu",
      notFound: "Il n’y a rien à cette adresse.",
      tooBusy: "Il y a trop de monde pour le moment. Réessayez dans un instant.",
      staleForm: "Ce formulaire a expiré et rien n’a été fait. Rechargez la page.",
      toStart: "Aller à l’accueil",
      backToPage: "Revenir à la page")
  }
}
