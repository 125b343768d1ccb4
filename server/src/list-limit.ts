// decisions §3: long lists are answered with at most 200 a call
export const listLimit = 200;
