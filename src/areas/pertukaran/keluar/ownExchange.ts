import type { Programme } from '../../../../resources/kit/index.ts';

/** Fields about the KHS in the details of both outbound programmes. */
export interface KhsOf {
  id: string;
  idPendaftarMbkm: string;
  npm: string | null;
  namaMahasiswa: string | null;
  berkasKhs: string | null;
  nomorKhs: string | null;
  tanggalKhs: string | null;
  statusKhs: string | null;
}

/** The student's own exchange: its participation, and its detail by whatever name that travels. */
export interface OwnExchange {
  id: string;
  version: number;
  statusKonversi: string;
  statusReviewNilai: string | null;
  khs: KhsOf;
}

/** A way out as its pages know it: where it is called, and where it is on screen. */
export interface LeavingPage {
  programme: Pick<Programme, 'endpoint' | 'detail'>;
  /** Name of the detail's resource, and the key under which it travels. */
  resource: string;
  key: string;
  /** Calls below the programme's endpoint: uploading, and judging (`{id}` is the participation's). */
  upload: string;
  judge: string;
  /** Screen of the upload; list of the KHS. */
  uploadPath: string;
  listPath: string;
}
