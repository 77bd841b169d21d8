import { askedOf, askedSections } from '../../resources/kit/form/conditions.ts';
import type { Form, FormSection } from '../../resources/kit/form/definition.ts';
import { type Answers, drawn, isRecord, type RowNames } from './answers.ts';
import { QuestionField } from './QuestionField.tsx';
import { filled, type IsianWords } from './words.ts';

interface Props {
  form: Form;
  answers: Answers;
  rows: RowNames;
  /** Sentences by the path of what they are about: `nama`, `anak.0.umur`. */
  errors: Readonly<Record<string, string>>;
  words: IsianWords;
  onRows: (section: string, names: readonly string[]) => void;
}

/** What is said about a question: about itself, or about a part of its answer. */
const errorAt = (errors: Props['errors'], path: string): string | undefined =>
  errors[path] ?? Object.entries(errors).find(([at]) => at.startsWith(`${path}.`))?.[1];

/** The questions that are asked as it is answered so far. */
export function Sections({ form, answers, rows, errors, words, onRows }: Props) {
  return askedSections(form, answers).map(({ section, questions, before }) => {
    const { id, title, help, repeat } = section;
    if (!questions.length && !title && !help) return null;
    return (
      <section
        key={id}
        className="isian-section"
        aria-label={title || undefined}
        data-section={repeat ? id : undefined}
      >
        {title ? <h2>{title}</h2> : null}
        {help ? <p className="isian-help">{help}</p> : null}
        {repeat ? (
          <Repeated
            section={section}
            answers={answers}
            before={before}
            names={rows[id] ?? []}
            errors={errors}
            words={words}
            onRows={onRows}
          />
        ) : (
          questions.map(question => (
            <QuestionField
              key={question.id}
              question={question}
              name={question.id}
              value={answers[question.id]}
              error={errorAt(errors, question.id)}
              words={words}
            />
          ))
        )}
      </section>
    );
  });
}

interface RepeatedProps extends Pick<Props, 'answers' | 'errors' | 'words' | 'onRows'> {
  section: FormSection;
  before: Answers;
  names: readonly string[];
}

function Repeated({ section, answers, before, names, errors, words, onRows }: RepeatedProps) {
  const { id, title, questions, repeat } = section;
  const given = answers[id];
  const said = errors[id];
  const called = title || words.row;
  return (
    <>
      {names.map((row, i) => {
        const found: unknown = Array.isArray(given) ? given[i] : undefined;
        const values = isRecord(found) ? found : {};
        return (
          <fieldset key={row} className="isian-row">
            <legend>
              {called} {i + 1}
            </legend>
            {askedOf(questions, values, before).map(question => (
              <QuestionField
                key={question.id}
                question={question}
                name={`${id}.${row}.${question.id}`}
                value={values[question.id]}
                error={errorAt(errors, `${id}.${i}.${question.id}`)}
                words={words}
              />
            ))}
            <button
              type="button"
              className="button button-quiet"
              onClick={() =>
                onRows(
                  id,
                  names.filter(name => name !== row),
                )
              }
            >
              {words.remove}
            </button>
          </fieldset>
        );
      })}
      {said ? <p className="field-error">{said}</p> : null}
      {repeat && names.length < repeat.most ? (
        <button type="button" className="button button-quiet" onClick={() => onRows(id, [...names, drawn()])}>
          {filled(words.add, { nama: called })}
        </button>
      ) : null}
    </>
  );
}
