import { formatMoment } from '@tokhi/rules/delivery/calendar';
import { groupThousands } from '@tokhi/rules/money/money';
import { WELCOME_BONUS } from '@tokhi/rules/money/welcome-bonus';
import { PROOF_VALID_MS } from '@tokhi/rules/person/mailed-proofs';
import type { Block } from './blocks.ts';
import type { Templates } from './template.ts';

const hoursOf = (ms: number) => ms / 3_600_000;
const minutesOf = (ms: number) => ms / 60_000;

const notYou = (text: string): Block => ({ kind: 'box', title: 'Та биш үү?', text, tone: 'plain' });
const UNASKED = 'Та хүсээгүй бол энэ имэйлийг үл тооно уу. Бүртгэл тань хэвээр байна.';
const ABOUT_ACCOUNT = 'Бүртгэлийн аюулгүй байдлын тухай мэдэгдлийг үргэлж илгээдэг.';

/** A button and, beneath, its address: some mail programs show no buttons. */
const pressed = (label: string, url: string, validity: string): Block[] => [
  { kind: 'button', label, url },
  { kind: 'small', text: validity },
  { kind: 'link', url },
];

/**
 * Emails about the account; nobody can switch them off. Emails to an unconfirmed address quote nothing that a stranger typed, such as a
 * name: otherwise they would carry the stranger's words to anybody.
 */
export const accountEmails = {
  'confirm-email': {
    subject: () => 'Имэйлээ баталгаажуулна уу',
    write: ({ token }, { origin }) => ({
      preview: `${groupThousands(WELCOME_BONUS)} бонус хүлээж байна`,
      heading: 'Имэйлээ баталгаажуулна уу',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Тавтай морил. Имэйлээ баталгаажуулмагц бүртгэл тань нээгдэж, бонус дансанд тань орно.',
        },
        {
          kind: 'box',
          title: `${groupThousands(WELCOME_BONUS)} бонус`,
          text: 'Бүртгүүлсний урамшуулал',
          tone: 'gold',
        },
        ...pressed(
          'Имэйл баталгаажуулах',
          `${origin}/login#confirm=${token}`,
          `Холбоос нэг удаа, ${hoursOf(PROOF_VALID_MS.confirm_email)} цаг хүчинтэй.`,
        ),
      ],
      why: 'Та бүртгүүлээгүй бол энэ имэйлийг үл тооно уу. Баталгаажаагүй бүртгэл нээгдэхгүй.',
    }),
  },
  'login-code': {
    subject: () => 'Нэг удаагийн код',
    write: ({ code }) => ({
      preview: `${minutesOf(PROOF_VALID_MS.login_code)} минут хүчинтэй`,
      heading: 'Таны код',
      blocks: [
        { kind: 'paragraph', text: 'Кодыг хүссэн хуудсандаа оруулна уу.' },
        { kind: 'code', label: 'Нэг удаагийн код', code },
        {
          kind: 'small',
          text: `Код нэг удаа, ${minutesOf(PROOF_VALID_MS.login_code)} минут хүчинтэй. Зөвхөн код хүссэн хөтөч дээр ажиллана.`,
        },
        notYou('Юу ч хийх шаардлагагүй. Кодыг хэнд ч бүү хэлээрэй, манай ажилтан код асуудаггүй.'),
      ],
      why: UNASKED,
    }),
  },
  'reset-password': {
    subject: () => 'Нууц үг сэргээх холбоос',
    write: ({ token }, { origin, email }) => ({
      preview: `${hoursOf(PROOF_VALID_MS.reset_password)} цаг хүчинтэй`,
      heading: 'Шинэ нууц үг үүсгэх',
      blocks: [
        { kind: 'paragraph', text: `${email} бүртгэлийн нууц үгийг сэргээх хүсэлт ирлээ.` },
        ...pressed(
          'Шинэ нууц үг',
          `${origin}/reset-password#${token}`,
          `Холбоос нэг удаа, ${hoursOf(PROOF_VALID_MS.reset_password)} цаг хүчинтэй. Нууц үг солиход бүх төхөөрөмжөөс гарна.`,
        ),
        notYou('Юу ч хийх шаардлагагүй. Нууц үг тань хэвээр байна.'),
      ],
      why: UNASKED,
    }),
  },
  welcome: {
    subject: ({ bonus }) => `Тавтай морил, ${groupThousands(bonus)} бонус нэмэгдлээ`,
    write: ({ bonus }, { origin, name }) => ({
      preview: 'Дараагийн худалдан авалтдаа ашиглаарай',
      heading: name === null ? 'Тавтай морил' : `Тавтай морил, ${name}`,
      blocks: [
        { kind: 'paragraph', text: 'Имэйл хаяг тань баталгаажиж, бүртгэл тань нээгдлээ.' },
        {
          kind: 'box',
          title: `+${groupThousands(bonus)} бонус`,
          text: 'Худалдан авалтынхаа тал хүртэлхийг бонусаар төлж болно',
          tone: 'gold',
        },
        { kind: 'button', label: 'Дэлгүүр үзэх', url: `${origin}/home` },
      ],
      why: 'Та манай дэлгүүрт бүртгүүлсэн тул энэ имэйлийг илгээв.',
    }),
  },
  'new-device': {
    subject: () => 'Шинэ төхөөрөмжөөс нэвтэрлээ',
    write: ({ browser, address, at }, { origin }) => ({
      preview: 'Та мөн бол юу ч хийх шаардлагагүй',
      heading: 'Шинэ төхөөрөмжөөс нэвтэрлээ',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Таны бүртгэлд өмнө нь хэрэглэж байгаагүй хөтчөөс нэвтэрлээ. Та мөн бол юу ч хийх шаардлагагүй.',
        },
        {
          kind: 'facts',
          rows: [
            ['Хэзээ', formatMoment(at)],
            ['Хөтөч', browser],
            ['Сүлжээний хаяг', address],
          ],
        },
        notYou('Профайлаасаа тэр төхөөрөмжийг гаргаж, нууц үгээ солиорой.'),
        { kind: 'button', label: 'Төхөөрөмжүүдээ харах', url: `${origin}/profile?role=devices` },
      ],
      why: ABOUT_ACCOUNT,
    }),
  },
  'password-changed': {
    subject: () => 'Нууц үг солигдлоо',
    write: ({ at }, { origin }) => ({
      preview: 'Бусад төхөөрөмжөөс гарлаа',
      heading: 'Нууц үг солигдлоо',
      blocks: [
        { kind: 'paragraph', text: `Таны нууц үгийг ${formatMoment(at)} цагт сольсон. Бусад төхөөрөмжөөс гарсан.` },
        notYou('Нэвтрэх хуудаснаас нууц үгээ даруй сэргээгээрэй: тэр хүн таны бүртгэлээс гарна.'),
        { kind: 'button', label: 'Нэвтрэх хуудас', url: `${origin}/login` },
      ],
      why: ABOUT_ACCOUNT,
    }),
  },
  'email-changing': {
    subject: () => 'Имэйл хаяг солих хүсэлт ирлээ',
    write: ({ newEmail }, { origin }) => ({
      preview: 'Шинэ хаягийг баталгаажуулмагц солигдоно',
      heading: 'Имэйл хаяг солих хүсэлт',
      blocks: [
        {
          kind: 'paragraph',
          text: `Бүртгэлийн тань имэйл хаягийг ${newEmail} болгох хүсэлт ирлээ. Шинэ хаягийг баталгаажуулмагц солигдоно.`,
        },
        // A reset, not a change: it also ends other links, including the one to the new address.
        notYou('Нэвтрэх хуудаснаас нууц үгээ даруй сэргээгээрэй: бүх төхөөрөмж гарч, энэ хүсэлт хүчингүй болно.'),
        { kind: 'button', label: 'Нэвтрэх хуудас', url: `${origin}/login` },
      ],
      why: ABOUT_ACCOUNT,
    }),
  },
  'email-change': {
    subject: () => 'Шинэ имэйл хаягаа баталгаажуулна уу',
    write: ({ token }, { origin }) => ({
      preview: `${hoursOf(PROOF_VALID_MS.change_email)} цаг хүчинтэй`,
      heading: 'Шинэ имэйл хаягаа баталгаажуулна уу',
      blocks: [
        { kind: 'paragraph', text: 'Товчийг дармагц таны бүртгэл энэ хаягт шилжинэ.' },
        ...pressed(
          'Хаягаа баталгаажуулах',
          `${origin}/login#confirm=${token}`,
          `Холбоос нэг удаа, ${hoursOf(PROOF_VALID_MS.change_email)} цаг хүчинтэй.`,
        ),
      ],
      why: 'Та хүсээгүй бол энэ имэйлийг үл тооно уу. Юу ч өөрчлөгдөхгүй.',
    }),
  },
  'email-changed': {
    subject: () => 'Имэйл хаяг солигдлоо',
    write: ({ newEmail }, { origin }) => ({
      preview: 'Одооноос шинэ хаягаараа нэвтэрнэ',
      heading: 'Имэйл хаяг солигдлоо',
      blocks: [
        { kind: 'paragraph', text: `Бүртгэлийн тань имэйл хаяг одоо ${newEmail}. Нэвтрэхдээ энэ хаягаа оруулна уу.` },
        notYou('Доорх дугаараар бидэнтэй даруй холбогдоорой.'),
        { kind: 'button', label: 'Нэвтрэх хуудас', url: `${origin}/login` },
      ],
      why: ABOUT_ACCOUNT,
    }),
  },
  'contact-received': {
    subject: () => 'Таны зурвасыг хүлээн авлаа',
    write: ({ title }) => ({
      preview: 'Ажлын цагаар хариулна',
      heading: 'Зурвас тань ирлээ',
      blocks: [
        {
          kind: 'paragraph',
          text: `«${title}» гарчигтай зурвасыг тань хүлээн авлаа. Ажлын цагаар энэ хаягаар тань хариулна.`,
        },
      ],
      why: 'Та бидэнд зурвас илгээсэн тул энэ имэйлийг илгээв.',
    }),
  },
  'contact-answer': {
    subject: () => 'Таны зурвасын хариу',
    write: ({ text }, { origin }) => ({
      preview: text,
      heading: 'Таны зурвасын хариу',
      blocks: [
        { kind: 'paragraph', text },
        { kind: 'button', label: 'Хариу бичих', url: `${origin}/contact` },
      ],
      why: 'Та бидэнд зурвас илгээсэн тул энэ имэйлийг илгээв.',
    }),
  },
} satisfies Templates;
