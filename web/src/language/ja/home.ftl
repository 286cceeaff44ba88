nav-label = 画面
nav-skip = 本文へ移動
nav-join = 参加

home-tagline = 宮殿を建て、誰よりも華やかなパーティーを開き、城壁を守り抜きましょう。
home-play-now = すぐに遊ぶ
home-starting = 配っています…
home-against = あなたとボット{ $n }体
home-minutes = 約{ $n }分
home-no-account = 登録不要
home-change = 変更
home-first = はじめてですか？
home-first-about = ヒント付きの対戦で、必要になったところで手順を1つずつ説明します。5分ほどで遊び方が分かります。そのまま続けても、やめてもかまいません。
home-first-learn = 遊び方を見る（5分）
home-first-knows = ルールは知っている
home-first-level = 最初の対戦の相手は見習いです。ほかのレベルも選べます。
home-your-game = ゲームの設定
home-bots = 相手のボット
home-continue = 続きから
home-continue-left = { $unit ->
    [seconds] 残り{ $n }秒
    [minutes] 残り{ $n }分
    [hours] 残り{ $n }時間
   *[days] 残り{ $n }日
}
home-continue-running = 対戦中
home-continue-paused = 一時停止中（戻ると再開）
home-continue-waiting = 参加者待ち
home-continue-begin = 全員そろいました。始められます
home-continue-full = 満席：{ $name }さんの開始待ち
home-continue-reserved = 席を確保中
home-continue-decline = { $name }さんとの再戦を今回はやめる
home-continue-all = あなたのテーブル{ $n }卓をすべて見る
home-create-about = 友だち、ボット、好きな速さ、招待リンク
home-same-device-about = 端末を順番に渡して遊ぶ
home-learn = 遊び方を覚える
home-learn-about = ヒント付きのはじめての一局
home-rules-about = すべての版を比べて読む
home-games-about = 履歴とリプレイ
home-players-about = レーティングと成績
home-settings-about = 名前、言語、音

join-lead = 空いているテーブルに着くか、招待リンクを開いてください。
join-invited = 招待された方
join-waiting = 参加者待ち
join-running = 観戦できるテーブル
join-table-of = { $name }さんのテーブル
join-seats-free = { $n ->
    [0] 満席
   *[other] 空席{ $n }
}
join-in-play = 対戦中
join-paused = 一時停止中
join-button = 参加
join-watch = 観戦
join-none = 今空いているテーブルはありません。
join-none-create = テーブルを作ると、ここに表示されます
join-link = 招待リンクを貼り付け
join-open = 開く
join-link-empty = 受け取ったリンクを貼り付けてください。
join-link-unknown = テーブルのリンクは …/t/abc123 のような形です
join-link-elsewhere = このテーブルは別のサーバーにあります：

deck-own = 自作デッキ
