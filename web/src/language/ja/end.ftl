end-wins = { $you ->
    [yes] あなたの勝ち！
   *[no] { $name }の勝ち
}
end-how = { $opened ->
    [0] 公開した宮殿なし
   *[other] 公開した宮殿{ $opened }棟
}{ $walls ->
    [0] {""}
   *[other] 、支えきった城壁{ $walls }枚
}。{ $margin ->
    [0] { $second }とは同点、番地の大きさで決着。
   *[other] { $second }に{ $margin }点差。
}
end-resigned = { $name }（投了）
end-how-resigned = { $name }さんは投了しました。
end-standing = 順位
end-settling = 最終得点計算
end-settling-about = 残りの宮殿を公開し、城壁と番地を数えます。
end-skip = 結果を見る
end-settled = 決着の内訳
end-part-openings = 最後の公開
end-part-walls = 城壁
end-part-street = 番地
end-opened = { $colour }を公開：{ $sources }
end-opened-nothing = { $colour }を公開：来客なし
end-nothing-opened = 公開する宮殿は残っていませんでした。
end-highest = 最大の番地 { $number }
end-lowest = 最小の番地 { $number }
end-sources = 得点の内訳
end-history = 得点の推移
end-history-about = 各ターン後の得点。下に同じ内容の表があります。
end-chart-end = 終了
end-as-table = 表で見る
end-player = プレイヤー
end-best-party = 最高のパーティー
end-most-windows = 最多の窓
end-most-shields = 最多の盾
end-rematch = 再戦する
end-join-rematch = 再戦へ移動
end-watch-rematch = 再戦を観る
end-rematch-offered = { $name }さんが再戦を希望しています
end-rematch-reserved = あなたの席は{ $time }まで確保されています。
end-rematch-join = 参加する
end-rematch-decline = 今回はやめる
end-review = リプレイ
end-download = 記録を保存
end-share = リプレイを共有
end-share-text = { $name }がルッカで{ $points }点を取り勝利しました。
end-link-copied = リプレイへのリンクをコピーしました。
end-picture = 結果の画像
end-verify = 配札を確かめる
