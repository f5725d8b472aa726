import { chakra } from '@chakra-ui/react';
import { ArrowLeft, ExternalLink, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button, ButtonAnchor } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { SectionHead } from './section-head.js';

/** The list to return to. */
export interface RecordList {
  readonly to: string;
  readonly name: string;
}

interface RecordHeadProps {
  readonly list: RecordList;
  readonly title: string;
  readonly lead?: string;
  readonly actions?: ReactNode;
}

/** The head of a record's own page. */
export function RecordHead({ list, ...head }: RecordHeadProps) {
  return (
    <>
      <chakra.span
        asChild
        display="inline-flex"
        alignItems="center"
        gap="2"
        minH="target"
        color="brand.fg"
        fontWeight="650"
      >
        <Link to={list.to}>
          <Icon as={ArrowLeft} />
          {list.name}
        </Link>
      </chakra.span>
      <SectionHead {...head} />
    </>
  );
}

interface RecordActionsProps {
  /** Null while visitors cannot see it. */
  readonly publicPath: string | null;
  readonly onRemove: () => void;
  /** Further buttons. */
  readonly children?: ReactNode;
}

export function RecordActions({ publicPath, onRemove, children }: RecordActionsProps) {
  return (
    <>
      {publicPath !== null && (
        <ButtonAnchor
          variant="outline"
          size="sm"
          icon={<Icon as={ExternalLink} />}
          href={publicPath}
          target="_blank"
          rel="noreferrer"
        >
          Sitede Gör
        </ButtonAnchor>
      )}
      {children}
      <Button variant="outline" size="sm" icon={<Icon as={Trash2} />} onClick={onRemove}>
        Sil
      </Button>
    </>
  );
}
