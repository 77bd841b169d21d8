/** Longest side of a photographed page; enough to read, small enough to send from a phone. */
const longest = 2000;
/** A4 in points. */
const page = { width: 595, height: 842 } as const;

interface Picture {
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

/** Redraws a photo as JPEG of sensible size. @throws Error when the device cannot read it */
async function redraw(file: File): Promise<Picture> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/jpeg', 0.85));
  if (!blob) throw new Error('Foto tidak dapat dibaca.');
  return { bytes: new Uint8Array(await blob.arrayBuffer()), width: canvas.width, height: canvas.height };
}

/** One page with one JPEG, as PDF (ISO 32000-1 §7.5): JPEG data goes into a PDF as it is. */
export function pdfOfJpeg({ bytes, width, height }: Picture): Blob {
  const scale = Math.min(page.width / width, page.height / height);
  const [w, h] = [width * scale, height * scale];
  const [x, y] = [(page.width - w) / 2, (page.height - h) / 2];
  const content = `q ${w.toFixed(2)} 0 0 ${h.toFixed(2)} ${x.toFixed(2)} ${y.toFixed(2)} cm /F Do Q`;
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const offsets: number[] = [];
  let length = 0;
  const put = (part: string | Uint8Array<ArrayBuffer>) => {
    const encoded = typeof part === 'string' ? encoder.encode(part) : part;
    parts.push(encoded);
    length += encoded.length;
  };
  const object = (body: string, stream?: string | Uint8Array<ArrayBuffer>) => {
    offsets.push(length);
    put(`${offsets.length} 0 obj\n${body}\n`);
    if (stream !== undefined) {
      put('stream\n');
      put(stream);
      put('\nendstream\n');
    }
    put('endobj\n');
  };
  put('%PDF-1.4\n');
  object('<< /Type /Catalog /Pages 2 0 R >>');
  object('<< /Type /Pages /Kids [3 0 R] /Count 1 >>');
  object(
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >>`,
  );
  object(`<< /Length ${content.length} >>`, content);
  object(
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${bytes.length} >>`,
    bytes,
  );
  const start = length;
  const entries = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  put(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${entries}`);
  put(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return new Blob(parts, { type: 'application/pdf' });
}

/** A photo of a paper document as the one-page PDF that the form asks for. */
export async function photoToPdf(photo: File, name: string): Promise<File> {
  const pdf = pdfOfJpeg(await redraw(photo));
  return new File([pdf], `${name}.pdf`, { type: 'application/pdf' });
}

/** A photo redrawn at a size that a slow line can carry; as it was where the device cannot read it or gains nothing. */
export async function smallPhoto(photo: File): Promise<File> {
  try {
    const { bytes } = await redraw(photo);
    const name = photo.name.replace(/\.\w+$/, '');
    return bytes.length < photo.size ? new File([bytes], `${name}.jpg`, { type: 'image/jpeg' }) : photo;
  } catch {
    return photo;
  }
}
