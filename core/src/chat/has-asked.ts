// where the texts that ask stand in the lists of `_follow.yaml`, from this place on
const asking: Readonly<Record<string, number>> = { light: 14, trouble: 17, hard: 13 };

/** Whether the text with this id asks something. */
export function hasAsked(id: string): boolean {
  const [, list = "", place = ""] = /\.(\w+)\.(\d+)$/.exec(id) ?? [];
  return list === "ask" || list === "on" || Number(place) >= (asking[list] ?? Infinity);
}
