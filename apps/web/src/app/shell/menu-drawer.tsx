import { IconLogout, IconX } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

import { useCurrentUser } from "../../lib/identity.ts";
import { LogoMark } from "../../ui/logo.tsx";
import { PersonAvatar } from "../../ui/person-avatar.tsx";
import { leavePortal } from "../guards.ts";

import classes from "./menu-drawer.module.css";
import { MenuList } from "./menu-list.tsx";
import { ModeSwitch } from "./mode-switch.tsx";

type MenuDrawerProps = { open: boolean; onClose: () => void };

/** The whole menu on a phone. The browser's own dialog keeps the focus inside and closes on Esc. */
export function MenuDrawer({ open, onClose }: MenuDrawerProps) {
  const { t } = useTranslation("shell");
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a tap beside the drawer closes it; the keyboard has Esc and the button
    <dialog
      ref={dialog}
      className={classes.drawer}
      aria-label={t("menu.label")}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {open && <DrawerContent onClose={onClose} />}
    </dialog>
  );
}

function DrawerContent({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("shell");
  const { nombre_completo, link_foto } = useCurrentUser();
  return (
    <div className={classes.content}>
      <div className={classes.top}>
        <LogoMark size={36} />
        <span className={classes.name}>Atrio</span>
        <button
          type="button"
          className={classes.close}
          aria-label={t("menu.close")}
          onClick={onClose}
        >
          <IconX size={22} stroke={1.6} aria-hidden />
        </button>
      </div>
      <Link to="/personalArea" className={classes.person} onClick={onClose}>
        <PersonAvatar key={link_foto} name={nombre_completo} photo={link_foto} size={44} own />
        <span>
          <b>{nombre_completo}</b>
          {t("page.personalArea")}
        </span>
      </Link>
      <MenuList className={classes.list} shape="row" onClick={onClose} />
      <div className={classes.mode}>
        <ModeSwitch onSwitched={onClose} />
      </div>
      <button type="button" className={classes.logout} onClick={() => void leavePortal()}>
        <IconLogout size={22} stroke={1.6} aria-hidden />
        {t("top.logout")}
      </button>
    </div>
  );
}
