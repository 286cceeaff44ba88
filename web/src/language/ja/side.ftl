the-city = 街

order-title = このターンの順番
order-final-title = 最後の順番
order-turn = 第{ $turn }ターン（全{ $turns }ターン）
order-turn-word = ターン
order-start = 開始カード
order-over = ゲーム終了
order-why = なぜこの順番？
order-place = { $place }番 { $name }：盾{ $shields }、最大の番地{ $number }
order-has-played = 手番済み
order-decides = 手番中
order-decides-you = あなたの番
order-waits = これから
order-rule = 建設中の宮殿の盾が最も多い人から始めます。同数なら最大の番地が大きい人が先です。
order-by-shields = 盾{ $shields }
order-by-number = { $other }と盾が同数。番地{ $number }は{ $otherNumber }より大きい。

score-title = 今終わったら
score-title-final = 最終得点
score-title-would-be = 確定した場合の最終得点
score-windows = 窓
score-parties = パーティー
score-walls = 城壁
score-street = 番地
score-value = { $points }
score-total = 合計
score-explain = { $name }の内訳：{ $total }点
score-windows-of = { $colour }の宮殿：窓{ $windows }
score-windows-none = 完成した宮殿はまだありません。
score-parties-had = { $colour }のパーティー（第{ $turn }ターン）
score-parties-final = { $colour }のパーティー（最後の公開）
score-parties-unconfirmed = { $colours }のパーティー（未確定）
score-parties-coming = { $colours }のパーティー（終了時）
score-parties-none = パーティーはまだなく、これからの予定もありません。
score-walls-none = { $word ->
    [bastion] 城壁も稜堡もありません。
   *[tower] 城壁も塔もありません。
}
score-walls-fell = 盾があと{ $missing }個足りません（{ $shields }/{ $needed }）。城壁は得点になりません。
score-street-highest = { $you ->
    [yes] あなたの番地が最大です。
   *[no] { $name }の番地が最大です。
}
score-street-lowest = { $you ->
    [yes] あなたの番地が最小です。
   *[no] { $name }の番地が最小です。
}
score-street-none = 最大でも最小でもありません。

panel-log = ログ
panel-chat = チャット
chat-unread = 未読{ $n }件
chat-empty = まだ発言はありません。
chat-placeholder = ひとこと…
chat-send = 送信
chat-left = 残り{ $n }文字
chat-too-long = { $n }文字超過
chat-placeholder-spectator = 観戦者どうしで話す…
chat-spectator = 観戦者
chat-spectator-about = プレイヤーに表示されるのはゲーム終了後です。
chat-mute = { $name }をミュート
chat-unmute = { $name }のミュートを解除
chat-muted-line = ミュート中
chat-said = { $name }：{ $text }
