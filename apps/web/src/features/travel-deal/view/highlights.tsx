/** Numbered highlights. */
export function Highlights({ lines }: { lines: readonly string[] }) {
  return (
    <ol className="high">
      {lines
        .filter((line) => line.trim() !== '')
        .map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat
          <li key={index}>
            <span dir="auto">{line}</span>
          </li>
        ))}
    </ol>
  );
}
