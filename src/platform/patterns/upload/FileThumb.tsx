import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useStoredFile } from '../documents/useStoredFile.ts';
import { sentFile } from './sendFile.ts';

/** Thumbnail of a chosen or stored document in a square of its final size; only pictures have one. */
export function FileThumb({ id, file, alt }: { id?: string; file?: File; alt: string }) {
  const here = file ?? (id ? sentFile(id) : undefined);
  return here ? <Local file={here} alt={alt} /> : id ? <Stored id={id} alt={alt} /> : null;
}

/** A file on this device is not fetched. */
function Local({ file, alt }: { file: File; alt: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    // A file from the device's store may have lost its bytes; a thumbnail must not break the page.
    if (!(file instanceof Blob)) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <Thumb url={file.type?.startsWith('image/') ? url : undefined} alt={alt} />;
}

function Stored({ id, alt }: { id: string; alt: string }) {
  const found = useStoredFile(id);
  return <Thumb url={found.status === 'ready' && found.type.startsWith('image/') ? found.url : undefined} alt={alt} />;
}

const Thumb = ({ url, alt }: { url: string | undefined; alt: string }) => (
  <Box
    sx={{
      width: 44,
      height: 44,
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      overflow: 'hidden',
      color: 'text.secondary',
    }}
  >
    {url ? (
      <Box component="img" src={url} alt={alt} sx={{ width: '100%', height: '100%', objectFit: 'cover' }} />
    ) : (
      <FileIcon fontSize="small" />
    )}
  </Box>
);
