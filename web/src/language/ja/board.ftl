# 進行中のテーブル：三枚組、街区、選択肢の一覧。
board-bastion-word = { $word ->
    [bastion] 稜堡
   *[tower] 塔
}
board-city = ルッカの街
board-you = あなた
board-card = { $colour }{ $number }
board-card-wild = ワイルド{ $number }
board-card-detail = 窓{ $windows }、盾{ $shields }
board-points = { $n }点
board-points-signed = { $points }

# 上部
board-table = テーブル
board-unseen = 未見のカード
board-unseen-about = まだ誰も見ていないカードが{ $n }枚あります
board-goal = ゲームの目的
board-rules = ルール
board-sound-on = 音を出す
board-sound-off = 音を消す
board-theme-dark = ダークテーマ
board-theme-light = ライトテーマ
board-settings = 設定
board-keys = キー操作
board-menu = メニュー
board-score = 得点
board-score-button = 得点：{ $n }点、{ $rank }位
board-rank = { $rank }位
board-log = ログ
board-log-and-chat = { $n ->
    [0] ログとチャット
   *[other] ログとチャット、新着{ $n }件
}

# 街区
board-others = ほかの街区
board-quarter-of = { $name }の街区
board-quarter-city = ルッカの街の街区
board-quarter-own = 自分の街区
board-quarter-note = 建設中の盾{ $shields } · 最大の番地{ $number }
board-look-closer = { $name }の街区を大きく見る
board-look-closer-city = ルッカの街の街区を大きく見る
board-show-large = { $name }の街区を大きく表示
board-building = 建設中
board-completed = 完成
board-opened = 公開
board-building-short = 建設中
board-completed-short = 完成
board-opened-short = 公開
board-space-empty = まだ何もありません
board-walls = 城壁
board-support = { $state ->
    [none] 城壁なし
    [ok] 盾は十分
   *[short] あと{ $short }
}
board-support-note = { $state ->
    [none] 城壁1枚につき盾が2個必要です。
    [ok] 城壁は支えられています。
   *[short] 盾があと{ $short }個必要です。今のままでは城壁は0点です。
}
board-support-after = { $state ->
    [still] 城壁の盾は引き続き十分
    [now] これで城壁の盾は十分
   *[short] 城壁の盾があと{ $short }個足りない
}
board-status-played = 手番済み
board-status-now = 手番
board-status-later = これから
board-status-picks = 街のカードを選択中
board-status-chosen = 選択済み
board-status-choosing = 選択中
board-highest = 最大の番地
board-points-now = 現在{ $n }点

# 三枚組
board-triplets = 三枚組
board-triplet-took = { $name }：{ $cards }
board-triplet-yours = 自分の三枚組
board-triplet-out = もう場にない
board-triplets-hidden = まだ伏せてあります

# 手番の流れ
board-steps = 手番の流れ
board-step-open = 公開
board-step-take = 取る
board-step-play = 使う { $n }/3
board-step-done = 済み
board-step-now = 今
board-step-later = あと

# 問いかけ
board-ask-keep-first = 開始カードの1枚目を選んでください
board-ask-keep-second = 開始カードの2枚目を選んでください
board-ask-choose = 宮殿を公開するか、三枚組を取ってください
board-ask-take = 三枚組を取ってください
board-ask-play = { $card }をどう使いますか？
board-ask-play-bastion = { board-bastion-word }をどう使いますか？
board-ask-city = 街のためにカードを1枚選んでください
board-ask-city-wild = { $card }を街のどの宮殿に足しますか？
board-ask-confirm-turn = 3枚とも使いました
board-ask-confirm-keep = 開始カード2枚
board-ask-confirm-city = 街のためのカード
board-ask-confirm-note = 確定するまで、何度でもやり直せます。
board-stepping-to-see = { $turns ->
    [0] 続きがあります
   *[other] 未確認の手番：{ $turns }
}{ $yours ->
    [yes] {" "}· あなたの手番です
   *[no] {""}
}
board-stepping-next = 次へ
board-stepping-all = すべて表示
board-wait-one = { $name }の手番です
board-wait-own = { $you ->
    [yes] あなたの手番です
   *[no] { $name }の手番です
}
board-wait-bot = { $you ->
    [yes] ボットが代わりに決めています
   *[no] { $name }の代わりにボットが決めています
}
board-wait-many = { $names }が選んでいます
board-wait-city = { $name }が街のカードを選んでいます
board-round-over = 第{ $turn }ターン終了
board-paused = 一時停止中：誰もいません
board-watching = 観戦中です
board-follow = 手番を追う
board-over = ゲームは終わりました

# 選択肢
board-choices = 選択肢
board-keep = { $card }を残す
board-keep-on-top = { $card }を上に重ねて残す
board-kept = 残す
board-kept-below = 下
board-kept-top = 上
board-open = { $colour }の宮殿を公開する
board-open-nothing = 誰からも点は入りません
board-take = { $cards }を取る
board-start = { $colour }の宮殿を着工する
board-add = { $colour }の宮殿に足す
board-finish = { $colour }の宮殿を完成させる
board-wall = 城壁
board-bastion = { board-bastion-word }
board-discard = 捨てる
board-discard-detail = ゲームから除く
board-city-start = { $card }：街の{ $colour }の宮殿を着工する
board-city-add = { $card }：街の{ $colour }の宮殿に足す
board-city-finish = { $card }：街の{ $colour }の宮殿を完成させる
board-city-bastion = 街の{ board-bastion-word }にする
board-city-skip = 選択を飛ばす
board-city-skip-detail = 街に置けるカードがありません
board-city-free = 誰にも点は入りません
board-storeys = { $n }階まで（全{ $size }階）
board-brief-storeys = { $n }/{ $size }
board-wall-detail = 城壁{ $walls }枚目：盾{ $shields }/{ $needed }
board-feeds = { $you ->
    [yes] あなたの{ $colour }のパーティー{ $points }
   *[no] { $name }の{ $colour }のパーティー{ $points }
}
board-windows-score = 窓{ $n }
board-shields-change = 盾{ $before }→{ $after }
board-bastion-detail = 盾は要りません
board-if-take = { $cards }を取ると
board-have-none = { $colour }の宮殿はまだありません
board-have-building = { $colour }の宮殿は{ $n }階まで（全{ $size }階）
board-have-completed = { $colour }の宮殿は完成しています
board-have-opened = { $colour }の宮殿は公開済みです
board-have-bastion = 最後に、公開した宮殿の数だけ点になります
board-have-wild = 建設中のどの宮殿にも足せます

# 取ったカード
board-hand = 取った3枚
board-hand-keep = 手札4枚
board-select = { $card }を選ぶ
board-selected = 選択中
board-used = { $use ->
    [start] 着工
    [add] 追加
    [wall] 城壁
    [bastion] 建設
   *[discard] 捨て札
}

# パーティー
board-party = { $colour }のパーティー
board-party-tap = もう一度タップすると公開します
board-party-cards = 建設中{ $n }枚
board-party-completed = { $n ->
    [1] 完成した宮殿
   *[other] 完成した宮殿{ $n }
}
board-party-none = なし

# 宮殿
board-cap-storeys = { $n }/{ $size }
board-plot = { $colour }の宮殿はまだありません
board-tag-shields = 盾{ $n }

# できないことと、その理由
board-not-possible = できないこと
board-no-palace-not-completed = { $state ->
    [opened] { $colours }をもう一度公開する：公開は一度だけです。
   *[building] { $colours }を公開する：まだ完成していません。
}
board-no-triplet-not-on-table = この三枚組はもう場にありません。
board-no-already-played = { $card }はもう使いました。
board-no-colour-owned = 着工する：{ $colours }の宮殿はもうあります。
board-no-colour-closed = { $state ->
    [opened] { $colours }の宮殿は公開済みです。{ $card }は城壁にするか捨てるしかありません。
   *[completed] { $colours }の宮殿は完成しています。{ $card }は城壁にするか捨てるしかありません。
}
board-no-nothing-to-add-to = 宮殿に足す：建設中の{ $colours }の宮殿がありません。
board-no-bastion-is-no-storey = { board-bastion-word }は宮殿の一部になりません。
board-no-bastion-is-no-wall = この版では{ board-bastion-word }を城壁にできません。
board-no-not-a-bastion = { $card }は{ board-bastion-word }ではありません。
board-no-wild-never-starts = ワイルドで宮殿を着工することはできません。
board-no-wild-needs-colour = ワイルドを足す宮殿を選んでください。
board-no-wild-target-not-building = ワイルドを{ $colours }に足す：建設中ではありません。
board-no-wild-not-in-triplet = { $card }は今使うカードではありません。
board-no-kept-twice = { $card }はもう残しています。ほかのカードを選んでください。
board-no-two-wilds = ワイルドは、宮殿カードと一緒でなければ残せません。
board-no-city-triplet-closed = もう一方の三枚組から選んでください。
board-no-city-wild-needs-colour = ワイルドを足す街の宮殿を選んでください。
board-no-city-may-not-skip = 街に置けるカードがないときだけ飛ばせます。
board-no-not-your-decision-now = 今はそれを決めるときではありません。
board-no-not-your-turn = 今はあなたの手番ではありません。
board-no-keep-first = 先に開始カードを2枚選んでください。
board-no-complete = 3枚とも使いました。確定するか、元に戻してください。
board-no-take-first = 先に三枚組を取ってください。
board-no-triplet-taken = 三枚組はもう取りました。別の組を取るには元に戻してください。
board-no-city-now = 今は街のためにカードを選びます。
board-no-not-yours = カードは自分の街区に置きます。
board-no-other-plot = { $card }で{ $colours }の宮殿は着工できません。
board-no-other-colour = { $card }は{ $colours }の宮殿に足せません。
board-no-finished-palace = 完成または公開した宮殿には何も足せません。

# 元に戻す、確定する
board-undo = 元に戻す
board-start-over = 最初から
board-confirm-turn = 手番を確定
board-confirm-keep = この2枚を残す
board-confirm-city = 選択を確定
board-confirm-not-yet = まだ手番が終わっていません

# 読み上げ
board-say-your-turn = あなたの手番です。{ $turns }ターン中{ $turn }ターン目。
board-say-keep = 4枚の手札から開始カードを2枚選んでください。
board-say-city = 街のカードを選んでください。
board-say-turn = { $name }の手番です。
board-say-points = { $name }、{ $n }点。
board-say-complete = 3枚とも使いました。確定するか、元に戻してください。
board-say-done = { $what }。
board-say-undone = 元に戻しました。

# キー
board-keys-title = キーボードで遊ぶ
board-keys-numbers = その番号の選択肢を選ぶ
board-keys-watch = 観戦中：その番号のプレイヤーの街区を大きく表示
board-keys-follow = 観戦中：ふたたび手番を追う
board-keys-cards = 取った3枚から1枚を選ぶ
board-keys-arrows = 次に選べるものへ移る
board-keys-tab = すべてを順に移る
board-keys-undo = 元に戻す
board-keys-start-over = 手番を最初からやり直す
board-keys-enter = 3枚とも使ったら確定する
board-keys-next = 一手ずつ見るとき、次の手番を表示する
board-keys-chat = チャットに書く
board-keys-escape = 開いているものを閉じる
board-keys-help = このキー一覧を表示
