// What staff write to the customer of an order begins with one of these texts. Without zod, for the browser. The number of the order
// stands before an SMS and above an email by itself.

/** Signs of the longest message: six segments of an SMS in Cyrillic. */
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

/** The text that the field begins with. */
export const templateText = (template: MessageTemplate): string => TEXTS[template].text;
