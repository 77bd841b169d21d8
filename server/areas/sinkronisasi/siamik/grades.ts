import { z } from 'zod';
import type { GradeSink } from '../../mbkm/siamik.ts';
import { callSource, renamed } from './http.ts';
import { unavailable } from './port.ts';
import type { SourceSettings } from './source.ts';

const answer = z.object({ data: z.array(z.record(z.string(), z.unknown())) });
const graded = z.array(
  z.object({
    kodeMk: z.coerce.string(),
    diterima: z.boolean(),
    pesan: z.preprocess(value => (value === '' || value === undefined ? null : value), z.string().nullable()),
  }),
);

/** The academic system over HTTP: POST `{baseUrl}/nilai` with `{ npm, periode, nilai: [...] }`. */
export const httpGrades = (settings: SourceSettings): GradeSink => ({
  sendGrades: async (npm, periode, rows) => {
    const { json } = await callSource(settings, { path: 'nilai', body: { npm, periode, nilai: rows } });
    const page = answer.safeParse(json);
    const found = page.success
      ? graded.safeParse(page.data.data.map(row => renamed(settings, 'nilai', row)))
      : undefined;
    if (!found?.success) throw unavailable(settings.nama);
    return found.data;
  },
});

/** The embedded academic system takes every grade of a course in the study plan; which those are was asked before. */
export const sampleGrades: GradeSink = {
  sendGrades: async (_npm, _periode, rows) => rows.map(({ kodeMk }) => ({ kodeMk, diterima: true, pesan: null })),
};
