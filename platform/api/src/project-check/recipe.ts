import { shellWord } from './finding';

/** A command of a recipe, with its variables replaced. */
export interface RecipeCommand {
  readonly words: readonly string[];
  /** The command as a person types it. */
  readonly text: string;
  /** The values of a flag such as `--role`; an empty text for a flag without value. */
  flags(name: string): readonly string[];
}

/**
 * The commands of `deploy/google-project.sh`, so that a project is compared with what the recipe does, and mended by the recipe's own command. It reads
 * what that script uses: comments, lines that go on, assignments, `${name:-default}` and loops over words. `values` replace the script's own values of
 * variables; one that only runs the script could know becomes `<name>`.
 */
export function readRecipe(script: string, values: Readonly<Record<string, string>>): readonly RecipeCommand[] {
  const variables = new Map(Object.entries(values));
  const expand = (text: string): string =>
    text.replaceAll(/\$\{(\w+):-([^}]*)\}|\$\{?(\w+)\}?/g, (_all, named: string | undefined, standard: string, name: string) =>
      named === undefined ? (variables.get(name) ?? `<${name.toLowerCase()}>`) : (variables.get(named) ?? standard),
    );
  const commands: RecipeCommand[] = [];
  let loop: { name: string; values: string[]; body: string[] } | undefined;
  for (const line of linesOf(script)) {
    const [, loopName, loopValues] = /^for (\w+) in (.+); do$/.exec(line) ?? [];
    const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (loopName !== undefined) loop = { name: loopName, values: wordsOf(loopValues!), body: [] };
    else if (line === 'done' && loop) {
      for (const one of loop.values) {
        variables.set(loop.name, one);
        commands.push(...loop.body.map((body) => commandOf(expand(body))));
      }
      loop = undefined;
    } else if (loop) loop.body.push(line);
    else if (name === undefined) commands.push(commandOf(expand(line)));
    else if (!Object.hasOwn(values, name) && !value!.includes('$(')) variables.set(name, wordsOf(expand(value!)).join(' '));
  }
  return commands;
}

/** The commands that begin with these words. */
export const commandsNamed = (recipe: readonly RecipeCommand[], name: string): readonly RecipeCommand[] =>
  recipe.filter(({ words }) => words.join(' ').startsWith(`${name} `));

const linesOf = (script: string): string[] =>
  script
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

const wordsOf = (text: string): string[] =>
  (text.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? []).map((word) => word.replaceAll(/"([^"]*)"|'([^']*)'/g, '$1$2'));

function commandOf(line: string): RecipeCommand {
  const words = wordsOf(line);
  return {
    words,
    text: words.map(shellWord).join(' '),
    flags: (name) => words.flatMap((word) => (word === name ? '' : word.startsWith(`${name}=`) ? word.slice(name.length + 1) : [])),
  };
}
