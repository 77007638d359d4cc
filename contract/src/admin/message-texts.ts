// Messages of staff to a customer begin with one of these texts, or with the text in the settings. Without zod, for the browser. The
// order's number is added automatically, before an SMS and above an email.

/** Characters of the longest message: six segments of an SMS in Cyrillic. */
export const LONGEST_MESSAGE = 380;

const TEXTS = {
  delay: {
    name: 'Хугацаа',
    text: 'Захиалга тань төлөвлөснөөс хоцорч байна. Шинэ хугацааг тодруулмагц мэдэгдье. Хүлээлгэсэнд хүлцэл өчье.',
  },
  refund: {
    name: 'Буцаалт',
    text: 'Захиалгын буцаалтыг тань бэлтгэж байна. Мөнгийг шилжүүлмэгц мэдэгдье.',
  },
  unreachable: {
    name: 'Утсаар холбогдож чадсангүй',
    text: 'Захиалгын тань талаар залгасан боловч холбогдож чадсангүй. Боломжтой үедээ бидэн рүү залгана уу.',
  },
  address: {
    name: 'Хаяг тодруулах',
    text: 'Хүргэлтийн хаягийг тань тодруулах шаардлагатай байна. Боломжтой үедээ бидэн рүү залгана уу.',
  },
} as const;

export type MessageTemplate = keyof typeof TEXTS;

export const messageTemplates = Object.keys(TEXTS) as [MessageTemplate, ...MessageTemplate[]];

export const templateName = (template: MessageTemplate): string => TEXTS[template].name;

/** The texts that messages begin with unless the settings have others. */
export const usualMessages: Readonly<Record<MessageTemplate, string>> = {
  delay: TEXTS.delay.text,
  refund: TEXTS.refund.text,
  unreachable: TEXTS.unreachable.text,
  address: TEXTS.address.text,
};
