import { Button } from '@tokhi/ui/form/button.tsx';
import { ButtonLink } from '@tokhi/ui/form/button-link.tsx';
import { IconButton } from '@tokhi/ui/form/icon-button.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { WorkshopRow, WorkshopSection } from './workshop-section.tsx';

export function WorkshopButtons() {
  return (
    <WorkshopSection title="Товч">
      <WorkshopRow label="Төрөл">
        <Button>Үндсэн</Button>
        <Button kind="outline">Хоёрдогч</Button>
        <Button kind="quiet">Намуун</Button>
        <Button kind="tint" icon={<Icon name="shopping-bag" />}>
          Сагслах
        </Button>
        <ButtonLink to="/__ui" kind="outline">
          Холбоос
        </ButtonLink>
      </WorkshopRow>
      <WorkshopRow label="Хэмжээ">
        <Button size="s">Жижиг</Button>
        <Button>Дунд</Button>
        <Button size="l">Том</Button>
      </WorkshopRow>
      <WorkshopRow label="Төлөв">
        <Button busy>Илгээж байна</Button>
        <Button kind="quiet" busy>
          Хадгалж байна
        </Button>
        <Button disabled>Идэвхгүй</Button>
        <Button kind="outline" disabled>
          Идэвхгүй
        </Button>
      </WorkshopRow>
      <WorkshopRow label="Ногоон дэвсгэр дээр">
        <div className="workshop__dark">
          <Button kind="light">Саналыг үзэх</Button>
        </div>
      </WorkshopRow>
      <WorkshopRow label="Дүрстэй товч">
        <IconButton label="Хаах">
          <Icon name="x" />
        </IconButton>
        <IconButton label="Хадгалах" round>
          <Icon name="heart" />
        </IconButton>
        <IconButton label="Хаах" disabled>
          <Icon name="x" />
        </IconButton>
      </WorkshopRow>
    </WorkshopSection>
  );
}
