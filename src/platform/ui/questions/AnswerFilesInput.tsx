import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { FormQuestion } from '../../../../resources/kit/form/definition.ts';
import { answerFileKinds } from '../../../../resources/kit/form/kinds.ts';
import { mostFiles } from '../../../../resources/kit/form/named.ts';
import { namedIn } from '../../../../resources/kit/form/namedIn.ts';
import { type Field, messages } from '../../../../resources/kit/index.ts';
import { useWords } from '../../providers/language.ts';
import { inWords } from '../../providers/reading.ts';
import { FileLink } from '../cells/FileLink.tsx';
import { FilePicture } from '../cells/FilePicture.tsx';
import { FileFrame, useUpload } from '../inputs/FileFrame.tsx';
import { asIs, useFieldInput } from '../inputs/useFieldInput.ts';
import { type FilePlace, useAnswerPlace } from './answerPlace.ts';

interface Props {
  question: FormQuestion;
  /** Field by which the answer is checked. */
  field: Field;
  source: string;
}

/** Documents or pictures as an answer: sent at once, kept with the answers. */
export function AnswerFilesInput({ kind, ...props }: Props & { kind: 'document' | 'picture' }) {
  const place = useAnswerPlace();
  return place ? <Taking {...props} place={place(kind, props.source)} /> : <Shown {...props} kind={kind} />;
}

/** A preview takes nothing, because it keeps nothing. */
function Shown({ question, field, source, kind }: Props & { kind: 'document' | 'picture' }) {
  const say = useWords();
  const input = useFieldInput({ source, field }, asIs);
  return (
    <FileFrame
      input={input}
      field={{
        kind: 'files',
        ...answerFileKinds[kind],
        most: mostFiles(question),
        required: field.required,
        readOnly: false,
      }}
      button={say('Tambah berkas')}
      full
      progress={null}
      choose={() => undefined}
    >
      {button => button}
    </FileFrame>
  );
}

function Taking({ question, field, source, place }: Props & { place: FilePlace }) {
  const say = useWords();
  const input = useFieldInput({ source, field }, asIs);
  const { control, label } = input;
  const most = mostFiles(question);
  const { progress, send, refuse, clear } = useUpload(source, place.takes, place);
  const files = namedIn(control.value);

  const choose = async (chosen: File[]) => {
    clear();
    let sent = files;
    for (const file of chosen.slice(0, most - files.length)) {
      const id = await send(file, most > 1 ? `${file.name}: ` : '');
      if (!id) continue;
      sent = [...sent, { id, nama: file.name.slice(0, 200) }];
      control.onChange(sent);
    }
    if (chosen.length > most - files.length) refuse(inWords(messages.maxFiles({ n: most })));
  };

  return (
    <FileFrame
      input={input}
      field={{ ...place.takes, required: field.required, most }}
      button={say('Tambah berkas')}
      full={files.length >= most}
      progress={progress}
      choose={choose}
    >
      {button => (
        <>
          <Stack component="ol" spacing={1} sx={{ listStyle: 'none', m: 0, mb: files.length ? 1 : 0, p: 0 }}>
            {files.map(({ id, nama }) => (
              <Stack key={id} component="li" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
                {question.kind === 'picture' ? <FilePicture id={id} alt={`${label}: ${nama}`} /> : null}
                <FileLink id={id} name={nama} />
                <IconButton
                  size="small"
                  aria-label={say('Hapus %{isian}', { isian: nama })}
                  onClick={() => {
                    const rest = files.filter(other => other.id !== id);
                    control.onChange(rest.length ? rest : null);
                  }}
                >
                  <CloseIcon fontSize="small" />
                </IconButton>
              </Stack>
            ))}
          </Stack>
          {button}
        </>
      )}
    </FileFrame>
  );
}
