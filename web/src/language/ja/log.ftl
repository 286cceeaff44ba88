log-subject = { $you ->
    [yes] あなた
    [city] 街
   *[no] { $name }
}
log-comma = 、
log-heading-waiting = ゲームの前
log-heading-start = 開始カード
log-heading-round = 第{ $turn }ターン
log-heading-end = 終了
log-order = 順番：{ $names }
log-empty = まだ何も起きていません。
log-by-bot = ボットが代行
log-points = { $n }点
log-show-cards = カードを見る
log-to-latest = 最新の手へ
log-again = この手番をもう一度見る
log-again-of = この手番をもう一度見る：{ $name }
again-title = { $name }：手番の再生
again-cards = この手番のカード
again-before = 前
again-after = 後
again-once-more = もう一度

log-sat = { $name }さんが席に着きました。
log-left = { $you ->
    [yes] あなたは席を離れました。
   *[no] { $name }さんが席を離れました。
}
log-left-game = { $you ->
    [yes] あなたは席を外しました。戻るまでボットが代わりにプレイします。
   *[no] { $name }さんが席を外しました。戻るまでボットが代わりにプレイします。
}
log-released = 確保されていた席に誰でも座れるようになりました。
log-removed = 主催者が{ $name }さんをテーブルから外しました。
log-readmitted = { $name }さんは再び席に着けます。
log-bot-seated = ボットの{ $name }（{ $level }）が席に着きました。
log-seat-opened = ボットが去り、席が空きました。
log-started = ゲームが始まりました。
log-timed-out = { $you ->
    [yes] 時間切れです。あなたが戻るまでボットが代わりにプレイします。
   *[no] { $name }さんは時間切れです。戻るまでボットが代わりにプレイします。
}
log-returned = { $you ->
    [yes] あなたが戻りました。
   *[no] { $name }さんが戻りました。
}
log-interrupted = サーバーが{ $minutes }分ほど止まっていました。その間の時間は誰の持ち時間からも引かれません。
log-resigned = { $you ->
    [yes] 投了しました。ボットが最後まで代わりにプレイします。
   *[no] { $name }さんが投了しました。ボットが最後まで代わりにプレイします。
}
log-rematch-made = 再戦のテーブルができました。
log-closed = テーブルは閉じられました。

log-kept = 開始カードを2枚選択
log-revealed = { $cards }で開始
log-opened = { $colour }の宮殿を公開（{ $sources }）
log-opened-for-nothing = { $colour }の宮殿を公開（来客なし）
log-source = { $you ->
    [yes] あなた
    [city] 街
   *[no] { $name }
}から{ $points }点
log-took = { $cards } を獲得：{ $plays }
log-took-only = { $cards } を獲得
log-completed = { $colour }の宮殿が完成、窓{ $windows }
log-city-picked = 街に { $cards } を配置：{ $plays }
log-city-skipped = 街に置けるカードなし
log-city-completed = 街の{ $colour }の宮殿が完成
log-play-start = { $colour }に着工
log-play-add = { $colour } { $storeys }/{ $size }
log-play-wall = 城壁{ $n }枚
log-play-bastion = { $word ->
    [bastion] 稜堡
   *[tower] 塔
}
log-play-discard = { $n }枚捨て札
log-card = { $colour } { $number }
log-wild = ワイルド
log-bastion-card = { $word ->
    [bastion] 稜堡
   *[tower] 塔
}
log-walls-none = 城壁なし
log-walls-held = { $bastions ->
    [0] 城壁{ $walls }
   *[other] （城壁{ $walls }＋{ $word ->
        [bastion] 稜堡
       *[tower] 塔
    }{ $bastions }）
} × 公開{ $opened }棟・盾 { $shields }/{ $needed }
log-walls-fell = 城壁{ $walls }枚は盾が不足：{ $shields }/{ $needed }
log-street-highest = 最大の番地 { $number }
log-street-lowest = 最小の番地 { $number }
log-street-nothing = 番地による変化はありません。
log-won = { $points }点で勝利
