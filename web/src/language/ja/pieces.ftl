# 宮殿の色
colour-red = 赤
colour-orange = オレンジ
colour-yellow = 黄
colour-green = 緑
colour-blue = 青
colour-purple = 紫

# コマの読み上げ
piece-shows = 窓{ $windows }、盾{ $shields }
piece-card = { $colour }{ $number }番、{ piece-shows }
piece-golden = 金の{ $colour }{ $number }番、{ piece-shows }
piece-wild = ワイルド{ $number }番、{ piece-shows }
piece-bastion = { $word ->
    [bastion] 稜堡
   *[tower] 塔
}
piece-back = 裏向きのカード
piece-palace = { $colour }の宮殿、{ $state ->
    [building] 建設中{ $size }枚中{ $cards }枚
    [complete] 完成
   *[open] 公開済み
}、{ $number }番、{ piece-shows }
piece-wall = { $walls ->
    [0] 城壁なし
   *[other] 城壁{ $walls }
}{ $bastions ->
    [0] { "" }
   *[other] 、{ piece-bastions }
}
piece-bastions = { piece-bastion }{ $bastions }

# 紋章
piece-arms-sun = 太陽の紋章
piece-arms-tower = 塔の紋章
piece-arms-cypresses = 三本の糸杉の紋章
piece-arms-river = 川の紋章
piece-arms-keys = 二本の鍵の紋章
piece-arms-city = 街の紋章
