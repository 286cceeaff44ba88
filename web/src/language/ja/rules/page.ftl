rules-title = 遊び方
rules-lead = { $edition ->
    [city-of-games] 宮殿を建て、誰よりも華やかなパーティーを開き、城壁を守り抜きましょう。2013年版のルールです。
    [citta-en] 宮殿を建て、誰よりも華やかなパーティーを開き、城壁を守り抜きましょう。Lucca Città 英語版のルールです。
    [citta-fr] 宮殿を建て、誰よりも華やかなパーティーを開き、城壁を守り抜きましょう。Lucca Città フランス語版のルールです。
    [citta-ja] 宮殿を建て、誰よりも華やかなパーティーを開き、城壁を守り抜きましょう。Lucca Città 日本語版のルールです。
   *[other] 宮殿を建て、誰よりも華やかなパーティーを開き、城壁を守り抜きましょう。{ $title }のルールです。
}
rules-editions-nav = 版
rules-contents = 目次
rules-print = 印刷
rules-link-to = { $clause }へのリンク
rules-other-edition = { $clause }は別の版のルールです：
rules-no-clause = { $clause }という項目はありません。
rules-tip = ヒント
rules-elsewhere = ほかの版

rules-minute = 1分でわかるルッカ
rules-minute-goal = ルッカの一族を率いるゲームです。カードは宮殿の1階分になり、宮殿は三度得点になります。**完成**したときは窓、**公開**したときはパーティーが得点になり、最後は**城壁**の得点の倍率になります。
rules-minute-turn = 手番は三段階です。終わったら次の人に移り、全員が済んだら順番を決め直して次のターンに進みます。
rules-minute-open = 公開
rules-minute-open-text = 前に完成させた宮殿でパーティーを開けます。ほかの全員の街区にある同じ色が得点になります。
rules-minute-take = 取る
rules-minute-take-text = テーブルの三枚組から1組を選びます。
rules-minute-play = 使う
rules-minute-play-text = 3枚それぞれの使い道を決めます。宮殿、城壁、{ rules-bastion }、または捨て札です。

rules-section-1 = この版について
rules-section-2 = カード
rules-section-3 = 準備
rules-section-4 = ターンの流れ
rules-section-5 = ゲームの終わり
rules-section-6 = 祝祭
rules-section-7 = 2人で遊ぶ：ルッカの街
rules-section-8 = 細かな決まり
rules-section-9 = 計算例
rules-section-compare = 版の違い

rules-section-1-lead = 何人で、どれくらい遊べるか。
rules-section-2-lead = 1枚のカードは宮殿の1階分。大事なことはすべて正面に描かれています。
rules-section-3-lead = 手札は4枚、始めるのは2枚。
rules-section-4-lead = 完成した宮殿を公開し、3枚取って、それぞれの使い道を決めます。
rules-section-5-lead = 最後のパーティー、城壁、そして番地。
rules-section-6-lead = 金色のカード5枚を加える追加ルールです。ほかは何も変わりません。
rules-section-7-lead = 2人のときは3人用のルールで遊びます。三枚組は4組、宮殿は5枚、全7ターンです。三つ目の街区「ルッカの街」は手番も得点もなく、公開もしませんが、パーティーでは数えます。
rules-section-8-lead = 各版のルールに書かれていない点、食い違う点は、こう遊びます。
rules-section-9-lead = 同じルールを数字で。
rules-section-compare-lead = このゲームのルールは4種類出版されました。違いは次のとおりで、ほかはすべて同じです。
rules-compare-caption = 版ごとの違い
rules-compare-point = 項目
rules-compare-this = この版
