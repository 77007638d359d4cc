import { Note } from '@tokhi/ui/show/note.tsx';

/** Unknown is not failed: nobody is asked to pay again. */
export function CheckingNote() {
  return (
    <Note kind="wait" title="Төлбөрийг шалгаж байна">
      <p>
        Төлбөр орсон эсэхийг лавлаж байна. Дахин төлөх шаардлагагүй: төлсөн мөнгө тань алдагдахгүй, орсон бол энэ хуудас
        өөрөө мэдээлнэ.
      </p>
    </Note>
  );
}
