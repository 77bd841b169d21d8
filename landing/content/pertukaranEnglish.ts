import { content as indonesian } from './pertukaran.ts';
import type { ProgramContent, Question } from './types.ts';

/** The page of the exchange for those who come from abroad (docs/domain/50 §4 "English"). */
export const content: ProgramContent = {
  key: 'pertukaran',
  title: 'Student Exchange | {produk}',
  description:
    'Study at another university for a semester, or come to {uni}. Courses are mapped before you start and recognised for up to {maksSks} credits.',
  numbers: indonesian.numbers,
  hero: {
    eyebrow: 'MBKM programme',
    heading: 'Study at another university and come home with a wider view',
    lead: 'Meet other lecturers, students and ways of learning. Your courses are mapped before you start and recognised for up to {maksSks} credits.',
    primary: { label: 'Register as an inbound student', href: '/pertukaran-mahasiswa/registrasi?bahasa=en' },
    secondary: { label: 'Log in', href: '/login' },
  },
  about: {
    heading: 'Three ways to learn elsewhere',
    paragraphs: [
      '**Inbound**: students of other universities take classes at {uni}. **Outbound**: students of {uni} study at a partner university in Indonesia or abroad. **Permadi**: an exchange that a student arranges with a university or study programme of their own choice.',
      'Each course is mapped to the curriculum at home before classes begin, so that grades can be recognised without guessing.',
    ],
    benefits: [
      {
        icon: 'book',
        title: 'Classes that your university does not have',
        text: 'Choose what another university teaches.',
      },
      {
        icon: 'globe',
        title: 'Friends in Indonesia and the world',
        text: 'Meet students and lecturers from many places.',
      },
      { icon: 'compass', title: 'Independence', text: 'Find your way in a new place.' },
      { icon: 'cap', title: 'Recognised grades', text: 'Your transcript is validated and converted.' },
      { icon: 'heart', title: 'Tolerance', text: 'Live with people who are different.' },
    ],
  },
  requirements: [
    ['active student in semester {minSemester} or later'],
    ['grade point average of at least {minIpk}, or 3.00 for studies abroad'],
    ['at least {minSks} credits taken'],
    ['a recommendation of your study programme'],
    ['consent of your parents or guardian, and the integrity pact'],
    ['a letter of acceptance (LoA) before the study plan is submitted'],
  ],
  steps: [
    'Choose a scheme and a host university.',
    'Send the registration and your documents.',
    'The study programme and the MBKM team approve it.',
    'Map the courses of the host to those at home.',
    'Study, then upload your transcript.',
    'The grades are validated and converted.',
  ],
  faq: [
    {
      question: 'Do I still pay tuition?',
      answer: 'Yes, at your home university. Other costs depend on the agreement or on the host university.',
    },
    {
      question: 'How many courses may I take?',
      answer: 'Up to 20 credits a semester, including courses that you still take at home.',
    },
    {
      question: 'What if a class of the host does not open?',
      answer: 'Mark the course as cancelled and ask your study programme for another one.',
    },
    {
      question: 'Are grades copied as they are?',
      answer:
        'The study programme validates them by the scale of {uni}; a recognised grade is never above the one of the host.',
    },
    {
      question: 'What is the difference between Outbound and Permadi?',
      answer: 'Outbound follows a programme or an agreement between universities; Permadi you arrange by yourself.',
    },
    {
      question: 'How do I register as an inbound student?',
      answer:
        'Fill in the form, for which you need no account, keep the registration number and the access code, and follow the status.',
    },
  ],
};

/** The last question, in English. */
export const lastQuestion: Question = {
  question: 'Whom do I ask?',
  answer:
    'The MBKM service: {telepon} or {email}, {jamLayanan}. Give your student number and the name of the programme.',
};
