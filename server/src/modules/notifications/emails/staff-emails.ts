import { browserName } from '@tokhi/contract/texts/browser-name';
import { formatMoment } from '@tokhi/rules/delivery/calendar';
import type { Templates } from './template.ts';

const INVITATION_HOURS = 48;

/** For staff. Their links begin with the address of the admin application, which is part of the email. */
export const staffEmails = {
  'staff-invited': {
    subject: () => 'Тохь дэлгүүрийн удирдлагад урьж байна',
    write: ({ token, invitedBy, adminOrigin }) => ({
      preview: `${INVITATION_HOURS} цаг хүчинтэй`,
      heading: 'Багт тавтай морил',
      blocks: [
        {
          kind: 'paragraph',
          text: `${invitedBy} таныг дэлгүүрийн удирдлагад урилаа. Нууц үгээ сонгоод, утсан дээрээ баталгаажуулах аппаа холбоорой.`,
        },
        { kind: 'button', label: 'Урилга хүлээн авах', url: `${adminOrigin}/invitation#${token}` },
        { kind: 'small', text: `Холбоос нэг удаа, ${INVITATION_HOURS} цаг хүчинтэй.` },
        { kind: 'link', url: `${adminOrigin}/invitation#${token}` },
      ],
      why: 'Та манайд ажилладаггүй бол энэ имэйлийг үл тооно уу.',
    }),
  },
  'staff-new-device': {
    subject: () => 'Удирдлагад шинэ төхөөрөмжөөс нэвтэрлээ',
    write: ({ browser, address, at, adminOrigin }) => ({
      preview: 'Та мөн бол юу ч хийх шаардлагагүй',
      heading: 'Шинэ төхөөрөмжөөс нэвтэрлээ',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Таны нэрээр удирдлагад өмнө нь хэрэглэж байгаагүй хөтөч эсвэл сүлжээнээс нэвтэрлээ. Та мөн бол юу ч хийх шаардлагагүй.',
        },
        {
          kind: 'facts',
          rows: [
            ['Хэзээ', formatMoment(at)],
            ['Хөтөч', browserName(browser)],
            ['Сүлжээний хаяг', address],
          ],
        },
        {
          kind: 'box',
          title: 'Та биш үү?',
          text: 'Тэр төхөөрөмжийг даруй гаргаад эзэмшигчид мэдэгдээрэй.',
          tone: 'plain',
        },
        { kind: 'button', label: 'Төхөөрөмжүүдээ харах', url: `${adminOrigin}/security` },
      ],
      why: 'Удирдлагын аюулгүй байдлын тухай мэдэгдлийг үргэлж илгээдэг.',
    }),
  },
} satisfies Templates;
