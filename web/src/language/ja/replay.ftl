replay-lead = 記録ファイルからゲームを一手ずつ再生します。
replay-choose = 記録を選ぶ
replay-or-drop = このページのどこかにファイルをドロップしても開けます。
replay-drop = ここに記録をドロップ
replay-paste = 記録の文字列を貼り付けることもできます
replay-paste-empty = 先に記録の文字列を貼り付けてください。
replay-show = 再生する
replay-too-large = 記録にはファイルが大きすぎます。
replay-invalid = この記録は再生できません：
replay-another = 別の記録
replay-to-table = テーブルへ
replay-share = この場面のリンクをコピー
replay-share-short = リンクをコピー
replay-beside = 得点とログ
replay-controls = リプレイの操作
replay-choices = ターン、視点、速さ
replay-step = 場面
replay-position = { $chapter } · { $step }/{ $steps }{ $moved ->
    [yes] {" "}· { $name }
   *[no] {""}
}{ $within ->
    [yes] {" "}· 動作{ $part }/{ $parts }
   *[no] {""}
}
replay-chapter-start = 開始カード
replay-chapter-round = 第{ $turn }ターン
replay-chapter-end = 最終得点
replay-first = 最初へ
replay-previous = 一つ戻る
replay-next = 一つ進む
replay-previous-part = 一動作戻る
replay-next-part = 一動作進む
replay-last = 最後へ
replay-play = 再生
replay-pause = 一時停止
replay-turn = 移動先
replay-seat = 視点
replay-speed = 速さ
replay-times = { $n }倍
replay-keys = キー
replay-keys-title = リプレイのキー操作
replay-keys-play = 再生または一時停止
replay-keys-next = 一つ進む
replay-keys-previous = 一つ戻る
replay-keys-next-part = 一動作進む（パーティー、三枚組、カード1枚）
replay-keys-previous-part = 一動作戻る
replay-keys-first = 最初へ
replay-keys-last = 最後へ
replay-keys-seats = その番号のプレイヤーの街区を大きく表示
replay-keys-help = このキー一覧を表示
