/**
 * Adds a language to a copy of the project for the rehearsal, as the README's "Add a language" says:
 * its code, a row in each table of words, the course, and the route group. Its "translation" is
 * Spanish with other vowels, so that its texts differ from those of every other language.
 */
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const code = 'eo';
const model = 'es';

const replaceVowels = (text) =>
  text.replaceAll(/\{\w+\}|[aeiou]/gi, (found) => {
    const i = 'aeiouAEIOU'.indexOf(found);
    return i < 0 || found.length > 1 ? found : ('eiouaEIOUA'[i] ?? found);
  });

function translateString(text) {
  if (text === model) return code;
  if (text.startsWith('/')) return text.replace(new RegExp(`^/${model}(?=/|$)`), `/${code}`);
  return new RegExp(`^${model}_\\w+$`).test(text) ? code : replaceVowels(text);
}

/** Translates the front matter's values and the text of a Markdown file, and its links to the Spanish pages. */
function translateMarkdown(source) {
  const [, matter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const fields = matter
    .split('\n')
    .map((line) => line.replace(/^(\w+: )(.*)$/, (_, key, value) => key + replaceVowels(value)));
  const text = body
    .split(/(\]\([^)]*\)|^(?:Table|Details):|&\w+;|<[^>]*>)/m)
    .map((part, i) => (i % 2 ? part.replace(`](/${model}/`, `](/${code}/`) : replaceVowels(part)));
  return `---\n${fields.join('\n')}\n---\n${text.join('')}`;
}

/** Returns the source code of an expression with its strings translated and constants replaced by their values. */
function translateExpression(node, file, constants) {
  const changes = [];
  function visit(part) {
    const constant = ts.isIdentifier(part) && constants.get(part.text);
    if (constant) {
      const text = translateExpression(constant, file, constants);
      changes.push({ from: part.getStart(), to: part.end, text });
    } else if (ts.isPropertyAssignment(part)) {
      if (part.name.getText() !== 'id') visit(part.initializer);
    } else if (ts.isStringLiteral(part) || ts.isNoSubstitutionTemplateLiteral(part)) {
      const text = JSON.stringify(translateString(part.text));
      changes.push({ from: part.getStart(), to: part.end, text });
    } else if (ts.isTemplateHead(part) || ts.isTemplateMiddleOrTemplateTail(part)) {
      const text = replaceVowels(part.getText());
      changes.push({ from: part.getStart(), to: part.end, text });
    } else if (!ts.isPropertyAccessExpression(part)) {
      ts.forEachChild(part, visit);
    } else if (part.name.text === model) {
      changes.push({ from: part.name.getStart(), to: part.end, text: code });
    }
  }
  visit(node);
  const start = node.getStart();
  let text = node.getText();
  for (const change of changes.sort((a, b) => b.from - a.from)) {
    text = text.slice(0, change.from - start) + change.text + text.slice(change.to - start);
  }
  return text;
}

/** Adds a property for the new language after each property `es` in a file. */
function addLanguageProperties(name) {
  const source = readFileSync(name, 'utf8');
  if (!new RegExp(`\\b${model}: `).test(source)) return;
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const constants = new Map();
  for (const statement of file.statements.filter(ts.isVariableStatement)) {
    for (const { name: id, initializer } of statement.declarationList.declarations) {
      if (initializer && ts.isObjectLiteralExpression(initializer)) {
        constants.set(id.getText(), initializer);
      }
    }
  }
  constants.delete('site');
  const rows = [];
  function visit(node) {
    if (ts.isPropertyAssignment(node) && node.name.getText() === model) {
      const text = `, ${code}: ${translateExpression(node.initializer, file, constants)}`;
      rows.push({ at: node.end, text });
    } else ts.forEachChild(node, visit);
  }
  visit(file);
  let text = source;
  for (const row of rows.reverse()) text = text.slice(0, row.at) + row.text + text.slice(row.at);
  writeFileSync(name, text);
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Adds the language to the copy of the project in the folder `copy`. */
export function addLanguage(copy) {
  const inCopy = (file) => path.join(copy, file);

  const languages = inCopy('content/languages.ts');
  const list = readFileSync(languages, 'utf8').replace(
    `'${model}'] as`,
    `'${model}', '${code}'] as`,
  );
  writeFileSync(languages, list);
  for (const file of [...filesIn(inCopy('content')), ...filesIn(inCopy('app'))]) {
    if (/(?<!\.test)\.tsx?$/.test(file)) addLanguageProperties(file);
  }

  cpSync(inCopy(`content/course/${model}`), inCopy(`content/course/${code}`), { recursive: true });
  for (const file of filesIn(inCopy(`content/course/${code}`))) {
    writeFileSync(file, translateMarkdown(readFileSync(file, 'utf8')));
  }

  cpSync(inCopy(`app/(${model})`), inCopy(`app/(${code})`), { recursive: true });
  renameSync(inCopy(`app/(${code})/${model}`), inCopy(`app/(${code})/${code}`));
  for (const file of filesIn(inCopy(`app/(${code})`))) {
    const source = readFileSync(file, 'utf8');
    writeFileSync(file, source.replaceAll(new RegExp(`\\b${model}\\b`, 'g'), code));
  }
}
