// What staff did, as the audit log names it and as the audit page says it. Without zod, for the browser.

/** Every action of the audit log that staff read, in the group that it is looked for in. */
const MONEY = {
  'ask about payment': 'Төлбөр лавласан',
  'assign payment': 'Төлбөр оноосон',
  'cancel order': 'Захиалга цуцалсан',
  'close day': 'Өдөр хаасан',
  'close refund': 'Буцаалт дуусгасан',
  'confirm payment': 'Төлбөр баталсан',
  'correct bonus': 'Бонус зассан',
  'decline refund': 'Буцаалт татгалзсан',
  'end order': 'Захиалга зогсоосон',
  'enter lender number': 'Зээлийн дугаар бичсэн',
  'enter receipt': 'И-баримт бичсэн',
  'export month': 'Сарын тайлан татсан',
  'import statement': 'Хуулга оруулсан',
  'match transfer': 'Шилжүүлэг баталсан',
  'prepare refund': 'Буцаалт бэлтгэсэн',
  'record unknown money': 'Эзэнгүй мөнгө бүртгэсэн',
  'retry receipt': 'И-баримт дахин илгээсэн',
  'send refund': 'Буцаалт илгээсэн',
  'set transfer aside': 'Шилжүүлэг хойшлуулсан',
} as const;
const PRICE = {
  'cancel planned price': 'Төлөвлөсөн үнэ болиулсан',
  'change price': 'Үнэ өөрчилсөн',
  'plan price': 'Үнэ төлөвлөсөн',
} as const;
const PERSONAL = {
  'block customer': 'Бүртгэл хаасан',
  'change contacts': 'Хаяг, утас зассан',
  'copy codes': 'Код хуулсан',
  'end customer sessions': 'Төхөөрөмжөөс гаргасан',
  'erase customer': 'Хувийн мэдээлэл арилгасан',
  'export customer': 'Хэрэглэгчийн өгөгдөл татсан',
  'export orders': 'Захиалга файлаар татсан',
  'print invoice': 'Нэхэмжлэл хэвлэсэн',
  reveal: 'Бүтнээр харсан',
  'unblock customer': 'Бүртгэл нээсэн',
} as const;
const RIGHTS = {
  'accept invitation': 'Урилга хүлээн авсан',
  'add passkey': 'Passkey нэмсэн',
  'ask for passkey': 'Passkey хүссэн',
  'change roles': 'Эрх өөрчилсөн',
  'change setting': 'Тохиргоо өөрчилсөн',
  'confirm second factor': 'Хоёр дахь хүчин зүйл баталсан',
  'disable staff member': 'Ажилтны эрх хаасан',
  'finish approval': 'Зөвшөөрөл шийдсэн',
  'invite staff member': 'Ажилтан урьсан',
  'make recovery codes': 'Сэргээх код үүсгэсэн',
  'make second factor': 'Хоёр дахь хүчин зүйл үүсгэсэн',
  'remove passkey': 'Passkey устгасан',
  'renew access': 'Нэвтрэх эрх сэргээсэн',
  'request approval': 'Зөвшөөрөл хүссэн',
} as const;
const LOGIN = {
  'end session': 'Төхөөрөмжөөс гарсан',
  'enter password': 'Нууц үг оруулсан',
  'log in': 'Нэвтэрсэн',
  'log out': 'Гарсан',
  'refused second factor': 'Хоёр дахь хүчин зүйл буруу',
  'refused staff password': 'Нэвтэрч чадсангүй',
  'show second factor': 'Хоёр дахь хүчин зүйл үзүүлсэн',
  'use recovery code': 'Сэргээх код ашигласан',
} as const;
const WORK = {
  'add note': 'Тэмдэглэл нэмсэн',
  'add orders to truck': 'Ачилтад нэмсэн',
  'answer message': 'Зурваст хариулсан',
  'answer review': 'Сэтгэгдэлд хариулсан',
  'apply stocktake': 'Тооллогын зөрүү бичсэн',
  'assign item': 'Ажил хариуцсан',
  'assign order': 'Хариуцагч өөрчилсөн',
  'cancel plan to publish product': 'Нийтлэх төлөвлөгөө болиулсан',
  'cancel stocktake': 'Тооллого болиулсан',
  'change truck': 'Ачилт зассан',
  'close messages': 'Зурвас хаасан',
  'close truck': 'Ачилт хаасан',
  'count stock': 'Үлдэгдэл тоолсон',
  'count units': 'Тавиур тоолсон',
  'create codes': 'Код үүсгэсэн',
  'create customer': 'Хэрэглэгч бүртгэсэн',
  'create phone order': 'Утсаар захиалга үүсгэсэн',
  'create product': 'Бараа үүсгэсэн',
  'create truck': 'Ачилт үүсгэсэн',
  'delete view': 'Харагдац устгасан',
  'describe picture': 'Зургийн тайлбар зассан',
  'explain difference': 'Зөрүү тайлбарласан',
  'finish counting': 'Тооллого дуусгасан',
  'finish item': 'Ажил дуусгасан',
  'hide review': 'Сэтгэгдэл нуусан',
  'move order': 'Алхам урагшлуулсан',
  'move orders to another truck': 'Өөр ачилтад шилжүүлсэн',
  'order pictures': 'Зураг эрэмбэлсэн',
  'plan to publish product': 'Бараа нийтлэхээр төлөвлөсөн',
  'postpone item': 'Ажил хойшлуулсан',
  'publish product': 'Бараа нийтэлсэн',
  'publish review': 'Сэтгэгдэл нийтэлсэн',
  'receive stock': 'Бараа хүлээн авсан',
  'recount units': 'Дахин тоолсон',
  'remove picture': 'Зураг хассан',
  'reopen item': 'Ажил дахин нээсэн',
  'resolve job': 'Зогссон ажил хаасан',
  'restore picture': 'Зураг сэргээсэн',
  'retry job': 'Зогссон ажил дахин эхлүүлсэн',
  'save product': 'Бараа зассан',
  'save view': 'Харагдац хадгалсан',
  'send message': 'Зурвас илгээсэн',
  'send notice again': 'Мэдэгдэл дахин илгээсэн',
  'start batch': 'Багц эхлүүлсэн',
  'start stocktake': 'Тооллого эхлүүлсэн',
  'switch code off': 'Код зогсоосон',
  'switch code on': 'Код идэвхжүүлсэн',
  'take back batch': 'Багц буцаасан',
  'take back step': 'Алхам буцаасан',
  'take orders off truck': 'Ачилтаас хассан',
  'upload picture': 'Зураг нэмсэн',
  'withdraw product': 'Бараа татсан',
  'write off stock': 'Бараа хассан',
} as const;

const GROUPS = { money: MONEY, price: PRICE, personal: PERSONAL, rights: RIGHTS, login: LOGIN } as const;

export type AuditGroup = keyof typeof GROUPS;

export const auditGroups = Object.keys(GROUPS) as readonly AuditGroup[] as readonly [AuditGroup, ...AuditGroup[]];

export const actionsOfGroup = (group: AuditGroup): readonly string[] => Object.keys(GROUPS[group]);

export const auditActions: Readonly<Record<string, string>> = {
  ...{ ...WORK, ...MONEY, ...PRICE, ...PERSONAL, ...RIGHTS, ...LOGIN },
};

export const groupOfAction = (action: string): AuditGroup | undefined =>
  auditGroups.find((group) => Object.hasOwn(GROUPS[group], action));
