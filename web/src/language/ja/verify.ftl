# 配札が公正だったかを一段ずつ確かめる。
title-verify = 公正な配札でしたか？
verify-lead = ゲームの前にサーバーは秘密の値に封をし、プレイヤーは乱数を加えました。両方がすべてのカードを決めます。ここではそれを全部計算し直します。
verify-own-games = 自分のゲームは対戦記録からそのまま検証できます。
verify-check = 検証する
verify-running = 計算しています…
verify-values = 値を見る
verify-skipped = ここから先は調べていません。
verify-outcome-holds = 正しい：
verify-outcome-fails = 誤り：
verify-outcome-unknown = 比較なし：

verify-verdict-fair = 配札は公正でした
verify-verdict-fair-about = サーバーもプレイヤーも、誰もカードを選んでいません。このブラウザが自分で計算して確かめました。
verify-verdict-unseen = カードはこの封印のとおりです
verify-verdict-unseen-about = このブラウザがすべてのカードを計算し直しました。印のない項目には比べるものがありませんでした。そこの説明を読んでください。
verify-verdict-server = サーバーは公正な配札と判断しました
verify-verdict-server-about = 検証したのはこのブラウザではなく、サーバーです。
verify-verdict-unfair = この記録は成り立ちません
verify-verdict-unfair-about = 合わない項目が一つあります。その意味はそこに書いてあります。

verify-unreadable-no-record = これはゲームの記録ではありません。
verify-unreadable-not-over = このゲームはまだ終わっていません。秘密は終了時に明かされ、それから検証できます。
verify-unreadable-no-proof = この記録には、カードの配り方についての正しい情報がありません。このサーバーのテーブル以外で遊んだゲームは検証できません。
verify-unreadable-unknown-scheme = このページが知らない方法で配られたゲームです。ページを再読み込みしてください。新しい版があるかもしれません。

verify-seal = ゲーム前の封印
verify-seal-holds = { $noted ->
    [before] ゲームが始まる前に、このブラウザはサーバーの秘密の封印を控えました。記録の封印と同じです。
    [during] テーブルにいた間に、このブラウザはサーバーの秘密の封印を控えました。記録の封印と同じです。
   *[by-hand] 記録の封印は、入力された封印と同じです。
}
verify-seal-fails = { $noted ->
    [by-hand] 記録の封印は、入力された封印と違います。別のゲームの封印か、秘密がすり替えられたかのどちらかです。
   *[other] このブラウザがテーブルで控えた封印は、記録の封印と違います。秘密がすり替えられたか、記録が書き換えられています。
}
verify-seal-unknown = このブラウザは終了前のテーブルにいなかったので、比べる封印がありません。書き留めた封印はありますか？
verify-seal-by-hand = ゲームの前に表示された封印
verify-seal-compare = 比べる
verify-secret = 封印された秘密
verify-secret-holds = ゲームの後、サーバーは秘密を明かしました。そこからちょうどこの封印が出るので、ゲーム前と同じ秘密です。
verify-secret-fails = 明かされた秘密からこの封印は出ません。封をした秘密ではなく、都合のよいカードになるように後から選ばれた可能性があります。
verify-chance = プレイヤーの乱数
verify-chance-holds = { $n ->
    [0] 乱数を加えたプレイヤーはいません。サーバーの秘密だけで決まりました。
   *[other] 封印が決まった後で、{ $n }人のプレイヤーが乱数を加えました。ですからサーバーは、秘密を選んだときにカードを知ることができませんでした。
}{ $own ->
    [yes] このブラウザが加えた乱数も入っています。
   *[no] {""}
}
verify-chance-fails = 席の数と乱数の数が合いません。誰かの乱数が抜かれたか、足されています。
verify-chance-unknown = このブラウザが加えた乱数が入っていません。ゲームが始まる前に席を離れた場合を除き、これは誤りです。
verify-seed = すべてから一つの数
verify-seed-holds = 秘密、テーブルの名前、プレイヤーの乱数を混ぜて一つの数にします。一桁でも違えば、カードはすべて変わります。
verify-seed-fails = これは別のテーブルの記録です。
verify-deck = 山札を混ぜる
verify-deck-holds = この数が{ $n }枚すべての並びを決めます。誰が混ぜても同じ並びになります。
verify-deck-fails = この記録の山札にはカードが足りないか、同じカードが2枚あります。
verify-hands = 最初の手札
verify-hands-holds = この山札の上から1人4枚ずつ。記録の手札とちょうど同じです。
verify-hands-fails = 記録の手札は、この山札から配られるものと違います。カードかプレイヤーの乱数がすり替えられています。
verify-triplets = 最初の三枚組
verify-triplets-holds = 続くカードは、第1ターンの三枚組とちょうど同じです。
verify-triplets-fails = 記録の最初の三枚組は、この山札から並ぶものと違います。カードがすり替えられています。
verify-stock = 残りのカードすべて
verify-stock-holds = 同じ数で残りを混ぜ直しました。誰も見なかったカードまで、記録の並びはちょうどこのとおりです。
verify-stock-fails = 記録の残りのカードは、この数で混ぜた並びと違います。カードがすり替えられています。
verify-moves = 手と得点
verify-moves-holds = ここはサーバーがゲーム全体をもう一度たどりました。どの手もルールどおりで、得点もすべて正しいです。
verify-moves-fails = カードは正しいのですが、ゲームに誤りがあるとサーバーは言っています：
verify-moves-unknown = 今はサーバーに問い合わせできません。それでもカードは正しいです。
verify-server = サーバーによる検証
verify-server-holds = ブラウザが封印を計算できるのは安全な接続（https）のページだけで、このページはそうではありません。そこでサーバーがカード、手、得点を検証しました。
verify-server-fails = ブラウザが封印を計算できるのは安全な接続（https）のページだけで、このページはそうではありません。そこでサーバーが検証しました。サーバーの答え：
verify-server-unknown = ブラウザが封印を計算できるのは安全な接続（https）のページだけで、このページはそうではありません。今はサーバーにも問い合わせできません。

verify-value-seal = 記録の封印
verify-value-noted = 控えた封印
verify-value-secret = 秘密
verify-value-hash = そこから出る封印（SHA-256）
verify-value-table = テーブル
verify-value-seed = その数
verify-value-order = 山札（上から）
verify-value-dealt = 配られるもの
verify-value-recorded = 記録にあるもの
