could-not-load = この部分を読み込めませんでした。
try-again = もう一度試す
