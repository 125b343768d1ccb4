/** One event of a `text/event-stream`. */
export interface ServerEvent {
  readonly event: string;
  readonly data: string;
}

/** Takes pieces of a stream as they arrive and returns the complete events. */
export function eventReader(): (piece: string) => ServerEvent[] {
  let rest = "";
  return (piece) => {
    const blocks = (rest + piece).replaceAll("\r\n", "\n").split("\n\n");
    rest = blocks.pop() ?? "";
    return blocks.flatMap(eventIn);
  };
}

function eventIn(block: string): ServerEvent[] {
  let event = "message";
  const data: string[] = [];
  for (const line of block.split("\n")) {
    if (line.startsWith("event:")) event = line.slice("event:".length).trim();
    else if (line.startsWith("data:")) data.push(line.slice("data:".length).replace(/^ /, ""));
  }
  return data.length === 0 ? [] : [{ event, data: data.join("\n") }];
}
