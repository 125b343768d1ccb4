export const learned: readonly {
  scale: number;
  bias: number;
  slope: number;
  shift: number;
  threshold: number;
  weights: string;
}[] = [];
