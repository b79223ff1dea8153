extension HostWords {
  /// The Japanese words.
  public static let japanese = HostWords(
    language: "ja", buttons: .japanese, labels: .japanese, fields: .japanese, panels: .japanese,
    problems: .japanese, keys: .japanese, plain: .japanese, page: .japanese)
}

extension HostWords.Buttons {
  fileprivate static var japanese: Self {
    Self(
      back: "戻る",
      more: "その他",
      close: "閉じる",
      closeMessage: "メッセージを閉じる",
      done: "完了",
      cancel: "キャンセル",
      open: "開く",
      copy: "コピー",
      save: "保存",
      nextPage: "次のページ",
      previousPage: "前のページ",
      earlierRows: "前の%1件",
      furtherRows: "ほか%1件")
  }
}

extension HostWords.Labels {
  fileprivate static var japanese: Self {
    Self(
      tabs: "タブ",
      pages: "ページ",
      pageOfCount: "%1/%2ページ",
      rowOfCount: "%1/%2",
      error: "エラー: %1",
      picture: "%1、画像",
      loadingPicture: "%1、画像を読み込み中",
      missingPicture: "%1、画像を表示できません",
      up: "増加: %1",
      down: "減少: %1",
      level: "変化なし: %1",
      highest: "最大: %1",
      lowest: "最小: %1",
      ascending: "%1、昇順",
      descending: "%1、降順")
  }
}

extension HostWords.Fields {
  fileprivate static var japanese: Self {
    Self(
      on: "オン",
      off: "オフ",
      noneChosen: "未選択",
      less: "%1を減らす",
      more: "%1を増やす",
      change: "変更",
      missing: "値を入力してください。",
      noNumber: "数字を入力してください。",
      ambiguousNumber: "コンマを使わずに数字を入力してください。",
      noDecimals: "整数を入力してください。",
      tooManyDecimals: "小数は%1桁までです。",
      below: "%1以上にしてください。",
      above: "%1以下にしてください。",
      early: "%1以降にしてください。",
      late: "%1以前にしてください。",
      noDay: "日付を2026-01-31のように入力してください。",
      noTime: "時刻を18:30のように入力してください。",
      noDayAndTime: "日付と時刻を2026-01-31 18:30のように入力してください。",
      noChoice: "この中から選択してください。")
  }
}

extension HostWords.Panels {
  fileprivate static var japanese: Self {
    Self(
      pickImage: "写真を選択",
      pickDocument: "書類を選択",
      pickDocuments: "書類を選択",
      openAddress: "このアドレスを開く",
      copyText: "テキストをコピー",
      saveAs: "別名で保存",
      share: "共有",
      working: "お待ちください…",
      loading: "読み込み中",
      file: "ファイル",
      files: "ファイル",
      text: "テキスト",
      mostFiles: "最大%1個のファイル。",
      mostBytes: "1個につき最大%1。",
      kinds: "形式: %1",
      picked: "選択済み: %1",
      dropPicked: "選択を取り消すにはもう一度Escキー、確定するにはEnterキーを押してください。",
      furtherNames: "ほか%1件",
      nothingBegins: "この文字で始まる選択可能な項目はありません。",
      saveAsFile: "ファイルとして保存",
      mail: "メールで送信",
      square: "正方形",
      upload: "アップロード",
      pickAgain: "ほかを選択",
      copied: "コピーしました。")
  }
}

extension HostWords.Problems {
  fileprivate static var japanese: Self {
    Self(
      nonePicked: "ファイルが選択されていません。",
      tooMany: "%1個のファイルが選択されましたが、選択できるのは%2個までです。",
      tooLarge: "%1は大きすぎます。上限は%2です。",
      wrongKind: "%1は選択できる形式ではありません: %2。",
      notAFile: "%1は通常のファイルではありません。",
      isFolder: "%1はフォルダです。",
      noSuchFile: "ファイル%1はありません。",
      noSuchFolder: "フォルダ%1はありません。",
      unreadable: "%1を読み込めません: %2。",
      unwritable: "%1を保存できません: %2。",
      isThere: "%1はすでに存在します。Enterキーで置き換えます。",
      tooLongToCopy: "テキストは%1バイトですが、コピーできるのは%2バイトまでです。",
      uploadTooLarge: "大きすぎます。一度に送信できるのは%1までです。",
      foreignPicture:
        "このブラウザではこの画像を開けません。JPEGかPNG、またはスクリーンショットを選んでください。",
      uploadUnreadable: "送信された内容を読み込めませんでした。もう一度お試しください。")
  }
}

extension HostWords.Keys {
  fileprivate static var japanese: Self {
    Self(
      leave: "出る",
      show: "表示",
      choose: "選択",
      use: "使う",
      next: "次へ",
      previous: "前の部分",
      help: "キー一覧",
      palette: "操作を検索",
      search: "検索",
      nextHit: "次の一致",
      jump: "頭文字の行へ",
      jumpLetter: "文字を押すと、その文字で始まる次の行へ移動します。",
      actions: "この画面", moving: "移動", everywhere: "どこでも",
      refresh: "更新",
      up: "上",
      down: "下",
      left: "左",
      right: "右",
      pageUp: "1ページ上",
      pageDown: "1ページ下",
      halfPageUp: "半ページ上",
      halfPageDown: "半ページ下",
      first: "先頭へ",
      last: "末尾へ",
      nextTab: "次のタブ",
      previousTab: "前のタブ",
      repaint: "再描画",
      suspend: "シェルへ",
      scroll: "スクロール",
      quit: "終了",
      switchTab: "切り替え",
      page: "ページ",
      otherSide: "反対側",
      take: "決定",
      finish: "完了",
      replace: "置き換え",
      complete: "補完",
      quitUnsaved: "保存されていない変更があります。終了するにはもう一度押してください。",
      lastPage: "これが最後のページです。",
      firstPage: "これが最初のページです。",
      lastTab: "これが最後のタブです。",
      firstTab: "これが最初のタブです。",
      noTab: "タブ%1はありません。",
      pressAgain: "もう一度%1：%2")
  }
}

extension HostWords.Plain {
  fileprivate static var japanese: Self {
    Self(
      help: "行を入力してください（%1）。",
      useOne: "1で「%1」を使う",
      useMany: "1〜%1でその番号のものを使う",
      fill: "「%1 テキスト」で%2に入力",
      lineBreak: "%1では\\nで改行",
      step: "「%1+」と「%1-」で%2を変更",
      back: "bで戻る",
      quit: "qで終了",
      print: "空の行で画面を表示",
      meaningless: "「%1」はここでは使えません。",
      noSuchNumber: "%1番はありません。",
      takesNoText: "「%1」にはテキストを入力できません。%2だけを入力してください。",
      noSteps: "「%1」は増減できません。",
      lastStep: "「%1」はこれ以上進めません。",
      mustBeAnswered: "「%1」に答えてください。",
      noWayBack: "ここからは戻れません。",
      refused: "実行されませんでした: %1。")
  }
}

extension HostWords.Page {
  fileprivate static var japanese: Self {
    Self(
      connectionLost: "接続が切れました。再接続しています…",
      superseded: "このページは別のタブで開いています。",
      refused: "このページは利用できなくなりました。続けるには再読み込みしてください。",
      dropped: "最後の操作は届きませんでした。もう一度操作してください。",
      cut: "テキストが長すぎます。最初の%1文字だけが入力されました。",
      skip: "本文へ移動",
      notFound: "このアドレスには何もありません。",
      tooBusy: "現在混み合っています。しばらくしてからもう一度お試しください。",
      staleForm: "このフォームは期限切れのため、何も行われませんでした。ページを再読み込みしてください。",
      toStart: "最初のページへ",
      backToPage: "ページに戻る")
  }
}
