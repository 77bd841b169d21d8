// Runs in the browser, as it is: draws a page of a PDF and reads the QR code in the picture.
import { GlobalWorkerOptions, getDocument } from '/pdfjs/pdf.mjs';
import { decodeQR } from '/qr/decode.js';

GlobalWorkerOptions.workerSrc = '/pdfjs/pdf.worker.mjs';

window.scan = async (base64, number, scale) => {
  const data = Uint8Array.from(atob(base64), char => char.charCodeAt(0));
  const page = await (await getDocument({ data }).promise).getPage(number);
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport }).promise;
  const { data: pixels, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return {
    code: decodeQR({ data: pixels, width, height }, { timeLimit: 5000 }),
    picture: canvas.toDataURL('image/png'),
  };
};
document.title = 'siap';
