help-open = ルール：{ $clause }
help-loading = ルールを読み込んでいます…
help-failed = ルールを読み込めませんでした。
help-whole-page = ルール全体を見る
help-back = { $clause }に戻る
help-clause = ルール { $clause }
help-hints = はじめてのゲームのヒント
