import { describe, expect, test } from "vitest";
import {
  bowls,
  brownNoise,
  bubbles,
  droplets,
  loudness,
  pinkNoise,
  whiteNoise,
  type Samples,
} from "./sound-waves.ts";

const wave = { name: "test", seconds: 6, rate: 8000 };
const waves = { whiteNoise, pinkNoise, brownNoise, bubbles, droplets, bowls };

const squareMean = (samples: Samples) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

/** How much of a sound changes from one sample to the next: the higher its pitches, the more. */
const brightness = (samples: Samples) =>
  samples.reduce((sum, sample, index) => sum + Math.abs(sample - (samples[index - 1] ?? sample)), 0) /
  samples.length;

describe.each(Object.entries(waves))("%s", (_name, make) => {
  const samples = make(wave);

  test("is as long and as loud as asked, around zero", () => {
    expect(samples.length).toBe(wave.seconds * wave.rate);
    expect(squareMean(samples)).toBeCloseTo(loudness, 4);
    expect(samples.reduce((sum, sample) => sum + sample, 0) / samples.length).toBeCloseTo(0, 4);
    expect(samples.every((sample) => Number.isFinite(sample))).toBe(true);
  });

  test("is the same for the same name, and another for another", () => {
    expect(make(wave)).toEqual(samples);
    expect(make({ ...wave, name: "other" })).not.toEqual(samples);
  });

  test("has no click where it begins again", () => {
    const steps = samples
      .slice(1)
      .map((sample, index) => Math.abs(sample - (samples[index] ?? 0)))
      .toSorted();
    const seam = Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0));
    expect(seam).toBeLessThanOrEqual(steps.at(-1) ?? 0);
  });
});

test("the noises are told apart by how deep they are", () => {
  const [white, pink, brown] = [whiteNoise, pinkNoise, brownNoise].map((make) => brightness(make(wave)));
  expect(white).toBeGreaterThan((pink ?? 0) * 1.5);
  expect(pink).toBeGreaterThan((brown ?? 0) * 1.5);
});
