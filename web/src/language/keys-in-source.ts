/** Which texts a source file asks for, as far as they can be seen without running it. */
export interface KeysInSource {
  /** Given to `t` and its like as they are. */
  asked: string[];
  /** Put together there, with a star for what is put in: `level-*`. */
  patterns: string[];
  /** Every string of the file that might be a key: it may be handed on before it is asked for. */
  literals: string[];
}

const CALL = /(?<![\w$])(?:t|text|catalogue\.has)\(/g;
const LITERAL = /(?<!===\s|!==\s)(["'])([a-z][\w]*(?:[-.][\w]+)*)\1(?!\s*[!=]==)/g;

export function keysIn(text: string): KeysInSource {
  const source = text.replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const asked: string[] = [];
  const patterns: string[] = [];
  for (const call of source.matchAll(CALL)) {
    const key = firstArgument(source, call.index + call[0].length);
    const templates = templatesIn(key);
    patterns.push(...templates.map(starred));
    const rest = templates.reduce((left, template) => left.replace(`\`${template}\``, ""), key);
    asked.push(...[...rest.matchAll(LITERAL)].map((match) => match[2]!));
  }
  const literals = [...source.matchAll(/(["'`])([a-z][\w]*(?:[-.][\w]+)*)\1/g)].map((match) => match[2]!);
  return { asked, patterns: patterns.filter((pattern) => pattern.includes("*")), literals };
}

/** From the opening parenthesis on, to the comma or parenthesis that ends the argument. */
function firstArgument(source: string, start: number): string {
  let depth = 0;
  let quote = "";
  for (let at = start; at < source.length; at++) {
    const sign = source[at]!;
    if (quote !== "" && quote !== "`") {
      if (sign === quote) quote = "";
    } else if (sign === quote) {
      quote = "";
    } else if ("\"'`".includes(sign)) {
      quote = sign;
    } else if ("([{".includes(sign)) {
      depth += 1;
    } else if (")]}".includes(sign) || (sign === "," && depth === 0)) {
      if (depth === 0) return source.slice(start, at);
      depth -= 1;
    }
  }
  return "";
}

function templatesIn(text: string): string[] {
  return [...text.matchAll(/`([^`]*)`/g)].map((match) => match[1]!);
}

/** `level-${bot.name}` becomes `level-*`. */
function starred(template: string): string {
  return template.replaceAll(/\$\{[^}]*\}/g, "*");
}
