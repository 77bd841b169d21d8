import { parentPort, workerData } from 'node:worker_threads';
import { distribute } from '../distribute.ts';
import type { Heard, Order } from './order.ts';

/** Computes one proposal and ends. Time and memory are limited from outside (run.ts), and so is a cancel. */
const { wave, seed, tries }: Order = workerData;
const tell = (heard: Heard) => parentPort?.postMessage(heard);
const proposal = distribute(wave, {
  seed,
  ...(tries === undefined ? {} : { tries }),
  progress: done => tell({ done }),
});
tell({ proposal });
