import { HttpError } from 'react-admin';
import { isRouteErrorResponse } from 'react-router-dom';
import { isChunkError } from '../common/lazyScreen.ts';
import { inWords } from '../providers/reading.ts';

/** Status and message of an error, the message only when it was written for people. Default 500. */
export function messageForPeople(error: unknown): { status: number; message?: string } {
  if (isRouteErrorResponse(error)) return { status: error.status };
  if (error instanceof HttpError) return { status: error.status || 500, message: error.message };
  if (isChunkError(error)) {
    return {
      status: 500,
      message: inWords('Bagian aplikasi ini belum dapat dimuat. Periksa koneksi Anda, lalu muat ulang.'),
    };
  }
  return { status: 500 };
}
