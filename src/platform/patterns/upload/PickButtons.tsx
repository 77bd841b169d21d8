import PhotoCameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { type Say, useWords } from '../../providers/language.ts';

interface Props {
  /** Name of the document. */
  label: string;
  busy?: boolean;
  onFile: () => void;
  /** Where the device can take a photo of it. */
  onPhoto: (() => void) | undefined;
}

/** The two ways to a document that is not there yet. */
export const PickButtons = ({ label, busy = false, onFile, onPhoto }: Props) => {
  const say = useWords();
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<UploadFileIcon />}
        loading={busy}
        onClick={onFile}
        aria-label={say('Pilih berkas %{nama}', { nama: label })}
      >
        {say('Pilih berkas')}
      </Button>
      {onPhoto ? (
        <Button
          size="small"
          startIcon={<PhotoCameraIcon />}
          disabled={busy}
          onClick={onPhoto}
          aria-label={say('Foto %{nama}', { nama: label })}
        >
          {say('Foto')}
        </Button>
      ) : null}
    </>
  );
};

/** "PDF, JPG, maksimal 2,5 MB" */
export const fileRules = (types: readonly string[], maxMb: number, say: Say): string =>
  `${types.map(type => type.toUpperCase()).join(', ')}, ${say('maksimal %{mb} MB', { mb: maxMb })}`;
