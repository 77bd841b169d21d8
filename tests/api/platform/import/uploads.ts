import { expect } from 'vitest';
import type { Place, Who } from './place.ts';

export interface Import {
  id: string;
  status: string;
  kemajuan: number;
  jumlah: Record<string, number>;
  pesan: string | null;
  gagal?: { id: string; label: string; pesan: string }[];
}

/** The resource that files are imported into, and the heading of those that hold what it requires. */
export const r = 'uji/peserta';
export const head = 'NPM;Nama;Program studi;Angkatan';

/** Calls that lead a file through its import. */
export function importCalls(place: Place) {
  const uploaded = async (file: string, who: Who = 'tim', resource = r): Promise<string> => {
    const answer = await place.as(who).upload(resource, file);
    expect(answer.statusCode).toBe(201);
    return answer.json<Import>().id;
  };
  const job = async (id: string, who: Who = 'tim', resource = r) =>
    (await place.as(who).get(`${resource}/impor/${id}`)).json<Import>();
  const done = async (file: string, who: Who = 'tim', resource = r): Promise<string> => {
    const id = await uploaded(file, who, resource);
    expect((await place.as(who).apply(resource, id)).statusCode).toBe(202);
    expect(await job(id, who, resource)).toMatchObject({ status: 'selesai', kemajuan: 100 });
    return id;
  };
  return { uploaded, job, done };
}

export type ImportCalls = ReturnType<typeof importCalls>;
