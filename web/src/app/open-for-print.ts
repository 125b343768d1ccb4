/** What is folded is on paper too, while the page prints; tables stay folded, for the charts beside them say the same. Answers how to stop. */
export function openForPrint(): () => void {
  let opened: readonly HTMLDetailsElement[] = [];
  const open = () => {
    opened = [...document.querySelectorAll("details")].filter(
      (details) => !details.open && !hasTableOfItsOwn(details),
    );
    for (const details of opened) details.open = true;
  };
  const close = () => {
    for (const details of opened) details.open = false;
    opened = [];
  };
  addEventListener("beforeprint", open);
  addEventListener("afterprint", close);
  return () => {
    removeEventListener("beforeprint", open);
    removeEventListener("afterprint", close);
  };
}

function hasTableOfItsOwn(details: HTMLDetailsElement): boolean {
  return [...details.querySelectorAll("table")].some((table) => table.closest("details") === details);
}
