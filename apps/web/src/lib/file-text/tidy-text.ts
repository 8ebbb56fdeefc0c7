/** Text as it is put into the box: no blanks at line ends, at most one empty line in a row, none around it. */
export function tidyText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t\u00a0]+(?=\n|$)/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
