clock-turn-left = この手番の残り時間：
clock-bank-left = 予備の残り時間：
clock-bank = 予備
clock-warning = 残り{ $n }秒です。
clock-long = { $unit ->
    [days] { $n }日
   *[hours] { $n }時間
}
wait-chooses = 選択中
wait-chooses-start = 開始カードを選択中
wait-picks-city = 街に置くカードを選択中
wait-bot-thinks = 考え中
wait-bot-instead = ボットが代行中
wait-resigned = 投了（ボットが代行中）
wait-paused = プレイヤー待ち
wait-not-here = 離席中
wait-since = { $unit ->
    [seconds] { $n }秒
    [minutes] { $n }分
    [hours] { $n }時間
   *[days] { $n }日
}
connection-first = 接続中…
connection-lost = 再接続中…
connection-restarting = サーバーが再起動しています…
connection-offline = オフラインです。
connection-safe = テーブルはそのまま残り、何も失われません。
connection-since = { $unit ->
    [seconds] （{ $n }秒）
    [minutes] （{ $n }分）
    [hours] （{ $n }時間）
   *[days] （{ $n }日）
}
connection-again = 再び接続しました。
away-title = ボットが代わりにプレイしています。
away-about = 席を外したか、時間切れになりました。席にはいつでも戻れます。
away-come-back = 自分でプレイする
leave-title = ゲームを離れる
leave-bot = 席をボットに任せる
leave-bot-about = ボットが代わりにプレイします。いつでも自分に戻せます。
leave-resign = 投了する
leave-resign-about = 負けとなり、最下位になります。ほかの人のためにボットが最後までプレイします。もう戻れません。
leave-resign-sure = 投了を確定する
leave-discard = このゲームを破棄する
leave-discard-about = ほかに人はいません。結果を残さず終了し、「続きから」から消えます。
leave-discard-sure = 破棄を確定する
leave-hide = 「続きから」から外す
leave-hide-about = この端末だけに効きます。自分のゲーム一覧には残ります。
leave-not = プレイを続ける
paused-title = ゲームは一時停止中です
paused-about = テーブルに誰もいません。あなたが戻るとゲームが再開します。
paused-watch-about = テーブルにプレイヤーがいません。誰かが戻ると再開します。
dead-end-join = 参加できるテーブル
refused-title = このテーブルは表示できません
refused-no-table = このリンクの先には何もありません
refused-closed-doors = このテーブルには入れません
refused-about = サーバーから理由の説明がありませんでした。
closed-title = このテーブルは閉じられました
closed-about = 誰もいなくなったか、長い間人が集まりませんでした。
handover-pass = { $name }さんに端末を渡してください
handover-secret = 見てよいのは{ $name }さんだけです。4枚から2枚をこっそり選びます。
handover-turn = { $name }さんの番です。
handover-take = { $name }です
