import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { type FieldOf, messages } from '../../../../resources/kit/index.ts';
import { useWords } from '../../providers/language.ts';
import { inWords } from '../../providers/reading.ts';
import { FileLink } from '../cells/FileLink.tsx';
import { FilePicture, isPicture } from '../cells/FilePicture.tsx';
import { FileFrame, useUpload } from './FileFrame.tsx';
import { asIs, type InputProps, useFieldInput } from './useFieldInput.ts';

const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];

/** Several documents or pictures: chosen together or one after another, put in order, taken out again. */
export function FilesInput(props: InputProps<FieldOf<'files'>>) {
  const say = useWords();
  const { source, field } = props;
  const input = useFieldInput(props, asIs);
  const { control, label } = input;
  const { progress, send, refuse, clear } = useUpload(source, field);
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const ids = idsOf(control.value);
  const pictures = field.types.every(isPicture);

  const choose = async (chosen: File[]) => {
    clear();
    let sent = ids;
    for (const file of chosen.slice(0, field.most - ids.length)) {
      const id = await send(file, `${file.name}: `);
      if (!id) continue;
      setNames(known => ({ ...known, [id]: file.name }));
      sent = [...sent, id];
      control.onChange(sent);
    }
    if (chosen.length > field.most - ids.length) refuse(inWords(messages.maxFiles({ n: field.most })));
  };
  const shift = (at: number, by: number) => {
    const moved = [...ids];
    const [one] = moved.splice(at, 1);
    if (one) moved.splice(at + by, 0, one);
    control.onChange(moved);
  };

  return (
    <FileFrame
      input={input}
      field={field}
      button={say('Tambah berkas')}
      full={ids.length >= field.most}
      progress={progress}
      choose={choose}
    >
      {button => (
        <>
          <Stack component="ol" spacing={1} sx={{ listStyle: 'none', m: 0, mb: ids.length ? 1 : 0, p: 0 }}>
            {ids.map((file, i) => (
              <Stack
                key={file}
                component="li"
                direction="row"
                spacing={1}
                sx={{ alignItems: 'center', justifyContent: 'space-between' }}
              >
                <Stack direction="row" spacing={1} sx={{ alignItems: 'center', minWidth: 0 }}>
                  {pictures ? <FilePicture id={file} alt={`${label} ${i + 1}`} /> : null}
                  <FileLink id={file} name={names[file]} />
                </Stack>
                <Stack direction="row">
                  <IconButton
                    size="small"
                    aria-label={say('Naikkan berkas %{x}', { x: i + 1 })}
                    disabled={i === 0}
                    onClick={() => shift(i, -1)}
                  >
                    <ArrowUpwardIcon fontSize="small" />
                  </IconButton>
                  <IconButton
                    size="small"
                    aria-label={say('Turunkan berkas %{x}', { x: i + 1 })}
                    disabled={i === ids.length - 1}
                    onClick={() => shift(i, 1)}
                  >
                    <ArrowDownwardIcon fontSize="small" />
                  </IconButton>
                  <IconButton
                    size="small"
                    aria-label={say('Hapus berkas %{x}', { x: i + 1 })}
                    onClick={() => control.onChange(ids.filter(other => other !== file))}
                  >
                    <CloseIcon fontSize="small" />
                  </IconButton>
                </Stack>
              </Stack>
            ))}
          </Stack>
          {button}
        </>
      )}
    </FileFrame>
  );
}
