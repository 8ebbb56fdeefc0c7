/** Does the character stand behind an opening bracket that is not closed before it? */
export function isInParentheses(text: string, index: number): boolean {
  const open = text.lastIndexOf('(', index);
  return open >= 0 && !text.slice(open, index).includes(')');
}
