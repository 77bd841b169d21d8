import Box from '@mui/material/Box';
import { encodeQR } from 'qr';
import { useMemo } from 'react';

/** A QR code, dark on white in both modes: a camera finds it by that. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => {
    const rows = encodeQR(text, 'raw', { border: 3 });
    const cells = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { path: cells.join(''), size: rows.length };
  }, [text]);
  return (
    <Box sx={{ width: 208, maxWidth: '100%', borderRadius: 1, overflow: 'hidden', bgcolor: '#fff', lineHeight: 0 }}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges" width="100%">
        <path d={path} fill="#000" />
      </svg>
    </Box>
  );
}
