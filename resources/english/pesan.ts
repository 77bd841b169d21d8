import type { Translation } from '../kit/index.ts';
import type { pesanMessages } from '../pesan/messages.ts';
import type { pesanRefusals } from '../pesan/refusals.ts';
import { count } from './format.ts';

/** Messages to people, in English. */
export const pesanEnglish: Translation<typeof pesanMessages & typeof pesanRefusals> = {
  sentOnce: 'This message was sent already.',
  unknownWord: ({ kata, dikenal }) => `{${kata}} is not known. Words that can be used: ${dikenal}.`,
  unknownWay: 'There are no such receivers, or they are not yours to write to.',
  nobody: 'Nobody can be reached. Check the receivers and the ways of sending.',
  tooMany: ({ n }) => `At most ${count(n, 'receiver')} in one message. Narrow the choice.`,
  inThePast: 'The time of sending must be later than now, and within a year.',
  over: 'This message is finished or was cancelled.',
  threadClosed: 'This conversation is closed.',
  threadFull: ({ n }) => `A conversation has at most ${count(n, 'answer')}.`,
  senderLeft: 'The sender of this message is not active any more, so that it cannot be answered.',
  answerFrom: ({ nama }) => `Answer of ${nama}`,
  noOwnNumber: 'Fill in your mobile number first, in About you.',
  noNumber: 'This receiver has no number that you may see.',
};
