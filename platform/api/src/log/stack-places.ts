const PLACE = /^\s+at .*[\w)>]$/;

/** The lines of a stack behind the message, which may have lines that look alike. */
export function placesOf({ message, stack = '' }: Error): string[] {
  const end = stack.indexOf(message) + message.length;
  return stack
    .slice(stack.includes(message) ? end : 0)
    .split('\n')
    .filter((line) => PLACE.test(line));
}
