// Run as a worker by train.ts: learns the readers, with or without the voices that limits are chosen on.
import { parentPort, workerData } from "node:worker_threads";
import { learned, lessonsOf } from "./learned.ts";
import { material } from "./material.ts";
import { tellingWords, usualWords } from "./telling-words.ts";

const { heard, kept } = material();
const apart = new Set(workerData === "without the kept" ? kept.map(({ voice }) => voice) : []);
const lessons = heard.filter(({ voice }) => !apart.has(voice)).flatMap(lessonsOf);
console.log(`${workerData}: ${lessons.length} lessons`);
const words = tellingWords(lessons);
parentPort?.postMessage({ ...learned(lessons), words, usual: usualWords(lessons, words) });
