/** Six dots: marks a handle for dragging. */
export function DragIcon() {
  return (
    <svg className="ic-icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {[4, 8, 12].flatMap((y) => [6, 10].map((x) => <circle key={`${x}-${y}`} cx={x} cy={y} r="1.3" />))}
    </svg>
  );
}
